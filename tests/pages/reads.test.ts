import { expect, test } from 'vitest';
import { fieldsById } from '#content/edits/field-list.ts';
import { contentReader } from '#content/edits/stored-edits.ts';
import { facts } from '#content/facts.ts';
import { everything } from '#content/reads.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { listPages } from '#server/pages/list-pages.ts';
import { pageRenderer } from '#server/pages/render-page.ts';
import { createSite } from '#server/pages/site.ts';
import { captureLog } from '#tests/kit/app.ts';
import { loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';

const origin = 'https://site.example';
const texts = [...fieldsById(content, {}, []).values()].filter(({ kind }) => kind === 'text');
const build = await loadBuild();
const paths = listPages(build).filter(({ path, perRequest }) => !perRequest && !isAdminPath(path));

function edits(said: Readonly<Record<string, unknown>>): StoredEdits {
  const one = (value: unknown) => ({ value, basedOn: null, by: 'anna', at: '2026-11-28T09:00:00.000Z' });
  return Object.fromEntries(Object.entries(said).map(([id, value]) => [id, one(value)]));
}

async function siteWith(stored: StoredEdits) {
  const { logger } = captureLog();
  const release = { version: 1, edits: stored };
  const site = await createSite({ build, content, origin, logger, release });
  const all = () => new Map(paths.map(({ path }) => [path, site.find(path)]));
  return { site, all };
}

test('a page shows no text of a section that it was not noted to read', async () => {
  const mark = (id: string) => `⟦${id.split('.').slice(1, 3).join('.')}⟧`;
  const said = edits(
    Object.fromEntries(texts.map(({ id, defaultValue }) => [id, `${String(defaultValue)} ${mark(id)}`])),
  );
  const edited = contentReader(content)(said);
  const sectionsIn = (text: string) => Array.from(text.matchAll(/⟦(.*?)⟧/g), ([, section]) => section!);
  // Facts are on any page: all are made anew when one changes.
  const ofFacts = new Set(
    languages.flatMap((language) => Object.values(facts(edited, language)).flatMap(sectionsIn)),
  );
  const rendering = { content: edited, colors: {} };
  const render = pageRenderer({ build, origin, baseHeaders: {}, rendering });
  const found: string[] = [];
  let shown = 0;
  for (const page of paths) {
    const { html, reads } = await render(page);
    const plain = decodeURIComponent(html.replaceAll(/%(?![0-9A-F]{2})/g, '%25')).replaceAll('\u2060', '');
    const sections = new Set(sectionsIn(plain)).difference(ofFacts);
    shown += sections.size;
    if (reads.has(everything)) continue;
    for (const section of sections.difference(reads)) found.push(`${page.path}: ${section}`);
  }
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(paths.length * 10);
});

test.each([
  ['an answer', { 'de.nova.faq.items.0.answer': 'Eine andere Antwort.' }, ['/nova', '/solutions/nova']],
  ['a word of the footer', { 'en.common.footer.blurb': 'Another line.' }, undefined],
  ['a claim that is switched off', { 'claim.claimReviews.use': 'off' }, undefined],
  [
    'a price',
    { 'offering.nova.plans.session.price': { ...content.offerings.nova.plans.session.price, amount: 777 } },
    undefined,
  ],
  ['an order', { 'order.nova.faq.items': ['1', '0'] }, undefined],
] as const)(
  'what stays of the pages when %s changes is what they would be if all were made anew',
  async (_, change, expected) => {
    const before = await siteWith({});
    const former = before.all();
    (await before.site.prepare({ version: 1, edits: edits(change) }))();
    const fresh = await siteWith(edits(change));
    const bodies = (pages: ReturnType<typeof before.all>) =>
      [...pages].map(([path, page]) => [path, page?.body.toString()] as const);
    expect(bodies(before.all())).toEqual(bodies(fresh.all()));
    const anew = paths.flatMap(({ path }) => (before.site.find(path) === former.get(path) ? [] : [path]));
    expect(anew).not.toEqual([]);
    if (expected) expect(anew.filter((path) => path !== '/our-figures')).toEqual(expected);
  },
);
