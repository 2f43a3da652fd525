import { expect, test } from 'vitest';
import { asksIn } from '#content/asks.ts';
import { longestQuery } from '#domain/api/search.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { listPages } from '#server/pages/list-pages.ts';
import { createSite } from '#server/pages/site.ts';
import { searchAnswer } from '#server/search/search-answer.ts';
import { readPage } from '#server/search/sections.ts';
import { siteSections } from '#server/search/site-sections.ts';
import { captureLog } from '#tests/kit/app.ts';
import { builtSite, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { elementsOf, parseHtml, textOf } from '#tests/kit/html-tree.ts';
import { askAll, indexOf, searchedPages, shareOf } from '#tests/kit/search-answers.ts';

const { origin } = content.site;
const build = await loadBuild();
const { logger } = captureLog();
const site = await createSite({ build, content, origin, logger });
const rendered = new Map(builtSite().map((page) => [page.path, page]));
const searched = searchedPages(listPages(build).map((page) => ({ ...rendered.get(page.path)!, ...page })));

async function ask(address: string) {
  const answer = await site.answer('GET', new URL(origin + address));
  const html = String(answer.body);
  const all = elementsOf(parseHtml(html));
  const found = all.find(({ attributes }) => attributes.class === 'search-answer')!;
  return {
    html,
    headers: answer.headers,
    status: answer.status,
    text: textOf(found),
    found: elementsOf(found),
  };
}

const asked = (question: string, path = '/search') => `${path}?${new URLSearchParams({ q: question })}`;

test.each([
  ['with notes', true, 0.85, 0.97],
  ['without notes', false, 0.6, 0.72],
] as const)('questions of visitors lead to the right section %s', async (_, hasNotes, first, inThree) => {
  const outcomes = [];
  for (const language of languages)
    outcomes.push(...askAll(searched, language, await indexOf(searched, language, hasNotes)));
  expect(shareOf(outcomes, ({ right }) => right)).toBeGreaterThanOrEqual(first);
  expect(shareOf(outcomes, (one) => one.inThree)).toBeGreaterThanOrEqual(inThree);
  const unanswerable = outcomes.filter(({ answeredBy }) => answeredBy.length === 0);
  expect(unanswerable.filter(({ none }) => !none).length).toBeLessThanOrEqual(3);
  expect(shareOf(outcomes, ({ none }) => none)).toBeLessThan(hasNotes ? 0.1 : 0.35);
});

test.each(languages)('every note in %s belongs to a section, and no page contains one', (language) => {
  const pages = searched.filter(({ path }) => `${path}/`.startsWith(pathIn(language, '/nova').slice(0, -4)));
  const read = pages.map(({ id, path, html }) => ({ id, read: readPage(path, html) }));
  const used = new Set(siteSections(content, language, read).map(({ asks }) => asks));
  const notes = Object.values(content.words[language]).flatMap((words) => asksIn(words));
  expect(notes.length).toBeGreaterThan(70);
  expect(notes.filter(({ asks }) => !used.has(asks))).toEqual([]);
  const shown = notes.filter(({ asks }) => searched.some(({ html }) => html.includes(asks)));
  expect(shown).toEqual([]);
});

test('every section below the first can be linked to, and the places of a page are unique', () => {
  for (const { path, html } of searched) {
    const ids = elementsOf(parseHtml(html)).flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size, path).toBe(ids.length);
    const places = readPage(path, html).sections.map(({ place }) => place);
    expect(
      places.filter((place) => place !== '' && !ids.includes(place)),
      path,
    ).toEqual([]);
  }
});

test('the page answers without script: the section, its words marked, its price, and the link to its place', async () => {
  const { found, text, headers, status } = await ask(asked('Was kostet NOVA?'));
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  const [first] = found.filter(({ tag }) => tag === 'li');
  expect(textOf(first!)).toContain('NOVA-Sitzung');
  expect(textOf(first!)).toContain('499 $');
  const [link] = elementsOf(first!).filter(({ tag }) => tag === 'a');
  expect(link!.attributes.href).toBe('/nova?found#nova-sitzung');
  expect(text).toMatch(/^\d+ Ergebnisse/);
  expect(found.some(({ tag }) => tag === 'mark')).toBe(true);
});

test('what stands on many pages is one result that names the others', async () => {
  const { found } = await ask(asked('Kündigungsfrist'));
  const headings = found.filter(({ tag }) => tag === 'h2').map(textOf);
  expect(new Set(headings).size).toBe(headings.length);
  const also = found.find(({ attributes }) => attributes.class === 'found-also')!;
  expect(textOf(also)).toMatch(/^Auch bei .*FUEL/);
});

test('without a question the page has examples, and each of them is answered', async () => {
  const { text, html } = await ask('/search');
  expect(text).toBe('');
  const examples = [...html.matchAll(/href="(\/search\?q=[^"]*)"/g)].map(([, href]) => href!);
  expect(examples).toHaveLength(3);
  for (const example of examples) expect((await ask(example)).text, example).toMatch(/^\d+ Ergebniss?e?/);
});

test('where nothing fits, the support form gets the question', async () => {
  const { found, text } = await ask(asked('Pizza bestellen', '/en/search'));
  expect(text).toContain('Nothing here quite fits.');
  const hrefs = found.map(({ attributes }) => attributes.href);
  expect(hrefs).toContain('/en/support?subject=search&question=Pizza+bestellen');
});

test.each([
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['quotation marks', `" onfocus="alert(1)" x='`],
  ['control characters', '\u0000\u0007NOVA\u202Eavon\r\nSet-Cookie: a=b'],
  ['a pattern', '.*(a+)+$ [^$& $1 $` {{brand}}'],
  ['marks without a letter', '\u0301'.repeat(180)],
  ['nothing but small words', 'und der die das ist'],
  ['spaces', '   '],
])('a question of %s does no harm', async (_, question) => {
  const before = await ask('/search');
  const { html, status, headers } = await ask(asked(question));
  expect(status).toBe(200);
  expect(html).not.toMatch(/<script>alert|<img src=x|" onfocus=/);
  expect(['\u0000', '\u0007', '\u202E'].filter((sign) => html.includes(sign))).toEqual([]);
  expect(headers['content-security-policy']).toBe(before.headers['content-security-policy']);
  expect(elementsOf(parseHtml(html)).filter(({ tag }) => tag === 'script')).toHaveLength(
    elementsOf(parseHtml(before.html)).filter(({ tag }) => tag === 'script').length,
  );
});

test.each([
  ['10,000 words', 'Kündigung '.repeat(10_000)],
  ['one long word', 'x'.repeat(100_000)],
  ['one character more than fits', 'ä'.repeat(longestQuery + 1)],
])('a question of %s is refused in words, and not repeated', async (_, question) => {
  const { text, html } = await ask(asked(question));
  expect(text).toContain(`${longestQuery} Zeichen`);
  expect(html.length).toBeLessThan((await ask('/search')).html.length + 3 * longestQuery);
});

test('the most words that fit are answered', async () => {
  const question = 'xa xb xc xd xe xf xg xh xi xj '.repeat(20).slice(0, longestQuery).trim();
  expect(searchAnswer(await site.index('de'), question).isFitting).toBe(false);
});

test('after a release the search finds the new words and not the old ones, also of a note', async () => {
  const changing = await createSite({ build, content, origin, logger });
  const edit = (value: string) => ({ value, basedOn: null, by: 'anna', at: '2026-11-28T09:00:00.000Z' });
  const edits: StoredEdits = {
    'de.nova.faq.items.2.question': edit('Wohin mit dem Zeppelin?'),
    'de.nova.faq.items.2.answer': edit('Er landet im Hof.'),
    'de.monthly.faq.items.6.asks': edit('Luftschiffbau'),
  };
  const headings = async (question: string) =>
    searchAnswer(await changing.index('de'), question).results.map(({ heading }) => heading);
  expect(searchAnswer(await changing.index('de'), 'Zeppelin').isFitting).toBe(false);
  expect(await headings('Termin verschieben')).toContain('Kann ich den Termin verschieben?');
  (await changing.prepare({ version: 1, edits }))();
  expect(await headings('Zeppelin')).toEqual(['Wohin mit dem Zeppelin?']);
  expect(await headings('Luftschiffbau')).toEqual(['Wer macht die Arbeit?']);
  expect(await headings('Termin verschieben')).not.toContain('Kann ich den Termin verschieben?');
});
