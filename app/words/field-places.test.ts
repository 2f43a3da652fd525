import { expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { fieldsIn } from '#content/edits/fields.ts';
import { markedContent } from '#content/marks/marked-content.ts';
import { marked } from '#content/marks/marks.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { renderFromSource, renderHead } from '#tests/kit/rendered-page.ts';
import { readMarks, withFields, withoutFields } from './field-places.ts';
import { keepTogether } from './keep-together.ts';

const preview = { content: markedContent(content), colors: {} };
const fields = new Set(fieldsIn(content).map(({ id }) => id));
const shown = pages.filter(({ id }) => id !== 'contact');
const all = languages.flatMap((language) =>
  shown.map(({ path, file }) => ({ path: pathIn(language, path), file })),
);

async function bodyOf(file: string, path: string, rendering: typeof preview): Promise<string> {
  return (await renderFromSource(file, path, rendering)).slice(renderHead(path, rendering).length);
}

test.each(all)(
  '$path is what visitors get once the names of its fields are taken out',
  async ({ path, file }) => {
    const plain = await bodyOf(file, path, { content, colors: {} });
    const rendered = await bodyOf(file, path, preview);
    expect(readMarks(rendered).html === plain, firstDifference(readMarks(rendered).html, plain)).toBe(true);
    const named = withFields(rendered);
    expect(withoutFields(named) === keepTogether(plain)).toBe(true);
    expect(fieldsNamedIn(named).filter((id) => !fields.has(id))).toEqual([]);
  },
);

/** What is no text of ours: signs, names of languages and the brand, figures that drawings count, counts. */
const ofNoField = /^(?:[^\p{L}]*|DE|EN|Deutsch|English|Elambra|Q\d \d{4}|Quantum Evolution System ·)$/u;

test('every text on every page names its field', async () => {
  const nameless = new Set<string>();
  for (const { path, file } of all)
    for (const text of namelessTexts(withFields(await bodyOf(file, path, preview))))
      if (!ofNoField.test(text.trim())) nameless.add(`${path}: ${text}`);
  expect([...nameless]).toEqual([]);
});

test('a price in a sentence names its placeholder and the field of the price', async () => {
  const { file } = pages.find(({ id }) => id === 'business-wonder')!;
  const html = withFields(await bodyOf(file, '/solutions/business-wonder', preview));
  expect(html).toMatch(
    /<!--\[\{\{price\.\w+\}\}--><!--\[offering\.business-wonder\.plans\.\w+\.price-->[^<]*\d[^<]*<!--\]--><!--\]-->/,
  );
});

test('a text that is split, cut, set in capitals or in an attribute keeps its field', () => {
  const text = marked('de.nova.title', 'Erst das, dann dies');
  const [first, second] = text.split(', ');
  expect(withFields(`<b>${first}</b>, <i>${second}</i>`)).toBe(
    '<b><!--[~de.nova.title-->Erst das<!--]--></b><!--[~de.nova.title-->, <!--]--><i><!--[~de.nova.title-->dann dies<!--]--></i>',
  );
  expect(withFields(`<p>${text.slice(0, 24)} …</p><p>mehr</p>`)).toBe(
    `<p><!--[~de.nova.title-->Erst das, …<!--]--></p><p>mehr</p>`,
  );
  expect(withFields(`<p>${text.toUpperCase()}</p>`)).toBe(
    '<p><!--[de.nova.title-->ERST DAS, DANN DIES<!--]--></p>',
  );
  expect(withFields(`<img alt="${text}" src="a.png">`)).toBe(
    '<img data-fields="alt:de.nova.title" alt="Erst das, dann dies" src="a.png">',
  );
  expect(withFields(`<a href="mailto:a@b.example?subject=${encodeURIComponent(text)}">x</a>`)).toBe(
    `<a href="mailto:a@b.example?subject=${encodeURIComponent('Erst das, dann dies')}">x</a>`,
  );
});

test('a mark that names no field is left out, whatever it says', () => {
  const text = marked('--><script>alert(1)</script>', 'Titel');
  expect(withFields(`<p>${text}</p>`)).toBe('<p>Titel</p>');
});

test('soft hyphens, narrow spaces and what is kept together survive', () => {
  const text = 'Ent\u00adscheidungen in 60 Minuten, 10\u202f%, KI-System';
  expect(withFields(`<p>${marked('de.nova.title', text)} – ${marked('de.nova.text', 'E-Mail')}</p>`)).toBe(
    `<p><!--[de.nova.title-->${text.replace('60 ', '60\u00a0').replace('KI-', 'KI-\u2060')}<!--]--> – ` +
      '<!--[de.nova.text-->E-\u2060Mail<!--]--></p>',
  );
});

const comments = /<!--\[~?(?<field>[^>]*?)-->/g;

function fieldsNamedIn(html: string): string[] {
  const ofTexts = [...html.matchAll(comments)].map(([, field]) => field!);
  const ofAttributes = [...html.matchAll(/ data-fields="([^"]*)"/g)].flatMap(([, list]) =>
    list!.split(' ').map((entry) => entry.slice(entry.indexOf(':') + 1)),
  );
  return [...ofTexts, ...ofAttributes].filter((field) => !field.startsWith('{{'));
}

function namelessTexts(html: string): string[] {
  const parts =
    /<!--\[[^>]*-->|<!--\]-->|<!--.*?-->|<(?:script|style|title|textarea|noscript|code)\b.*?<\/(?:script|style|title|textarea|noscript|code)>|<[^>]*>|[^<]+/gs;
  let depth = 0;
  return [...html.matchAll(parts)].flatMap(([part]) => {
    if (part.startsWith('<!--[')) depth += 1;
    if (part === '<!--]-->') depth -= 1;
    return depth === 0 && !part.startsWith('<') ? [part] : [];
  });
}

function firstDifference(one: string, other: string): string {
  const at = Array.from(one).findIndex((sign, index) => sign !== other[index]);
  return `${one.slice(at - 60, at + 60)} instead of ${other.slice(at - 60, at + 60)}`;
}
