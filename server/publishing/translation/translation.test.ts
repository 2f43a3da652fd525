import { expect, test } from 'vitest';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { content as defaults } from '#tests/kit/content.ts';
import { readTranslation, sheetText } from './read-translation.ts';
import { judgeTranslation, translationUnits, type Unit, writeSheet } from './translation.ts';

const everything = { from: 'de', to: 'en', isAll: true } as const;
const soft = 'Ent\u00adschei\u00addung in {{sessionMinutes}}\u202fMinuten\u2060, „heute“; =1+1';

function edit(id: string, value: string): StoredEdits {
  return { [id]: { value, basedOn: 'Alt', by: 'bo', at: '2026-11-23T05:00:00.000Z' } };
}

const stored = edit('de.nova.hero.title', soft);

/** By the language of who opens it. */
const sheets = {
  'a sheet for Germans': (units: readonly Unit[]) => writeSheet(units, 'de', 'en', 'de'),
  'a sheet for others': (units: readonly Unit[]) => writeSheet(units, 'de', 'en', 'en'),
};

const judge = (text: string) => judgeTranslation(defaults, stored, new Map(), readTranslation(text));

test('only what is open is sent to the translator, or everything, or a page', () => {
  expect(translationUnits(defaults, {}, { ...everything, isAll: false })).toEqual([]);
  expect(translationUnits(defaults, stored, { ...everything, isAll: false })).toMatchObject([
    { namespace: 'nova', path: 'hero.title', source: soft, state: 'open' },
  ]);
  expect(translationUnits(defaults, stored, everything).length).toBeGreaterThan(3000);
  const page = translationUnits(defaults, stored, { ...everything, page: 'nova' });
  expect(new Set(page.map(({ namespace }) => namespace))).toEqual(new Set(['nova']));
});

test.each(Object.entries(sheets))('all texts come back from %s as they went', (_, write) => {
  const units = translationUnits(defaults, stored, everything);
  const preview = judge(write(units));
  expect(preview).toMatchObject({ from: 'de', to: 'en', changes: [], problems: [], same: units.length });
  const [back] = readTranslation(
    write(units.filter(({ path, namespace }) => namespace === 'nova' && path === 'hero.title')),
  ).units;
  expect(back!.source).toBe(soft);
});

test.each(Object.entries(sheets))(
  'what %s changes is shown, and what it must not is refused by row',
  (_, write) => {
    const texts = new Map(
      translationUnits(defaults, stored, { ...everything, page: 'nova' }).map((unit) => [unit.path, unit]),
    );
    const changed = (path: string, target: string, other: Partial<Unit> = {}) => ({
      ...texts.get(path)!,
      target,
      ...other,
    });
    const preview = judge(
      write([
        changed('hero.title', '{{sessionMinutes}}\u202fminutes, de\u00adcided.'),
        changed('hero.lead', 'New.', { source: 'Etwas anderes' }),
        changed('hero.button', ''),
        changed('intro.title', 'For <b>you</b>'),
        changed('intro.text', 'For {{nobody}}'),
        changed('hero.price', 'Only 499 $'),
        changed('hero.title', 'Again'),
        changed('hero.title', 'Where?', { path: '__proto__.title' }),
      ]),
    );
    expect(preview.changes).toMatchObject([
      {
        id: 'en.nova.hero.title',
        after: '{{sessionMinutes}}\u202fminutes, de\u00adcided.',
        isSourceChanged: false,
      },
      { id: 'en.nova.hero.lead', after: 'New.', isSourceChanged: true },
    ]);
    expect(preview.empty).toBe(1);
    expect(preview.problems.map(({ row, code }) => [row, code])).toEqual([
      [4, 'markup'],
      [5, 'unknownPlaceholder'],
      [6, 'typedPrice'],
      [7, 'twice'],
      [8, 'unknown'],
    ]);
  },
);

test.each(['', 'a;b;c', 'page;place;state;de;fr', 'page,place,state,de,de', '\u0000'])(
  '%j is no sheet',
  (text) => {
    expect(() => readTranslation(text)).toThrow(HttpProblem);
  },
);

const head = ['page', 'place', 'state', 'de', 'en', 'note'];
const row = ['nova', 'hero.title', 'open', 'Ein "Wort"', 'Größe – 5 €', 'x'];
const line = (cells: readonly string[], separator: string) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
const sheet = (separator = ';', end = '\r\n') => [head, row].map((cells) => line(cells, separator)).join(end);
const unit = { namespace: 'nova', path: 'hero.title', source: 'Ein "Wort"', target: 'Größe – 5 €' };

test.each([
  [
    'tabs and few quotes',
    `${head.join('\t')}\nnova\thero.title\topen\t"Ein ""Wort"""\tGröße – 5 €\nword\t\n`,
  ],
  ['commas and old Mac line ends', sheet(',', '\r')],
  ['the separator in a line above', `sep=;\r\n${sheet()}`],
  ['lines above', `Übersetzung für Elambra;;;\r\n\r\n${sheet()}`],
  [
    'other columns and order',
    'Note;EN;State;Place;Page;DE;mine\nx;Größe – 5 €;open;hero.title;nova;"Ein ""Wort""";y',
  ],
  ['empty columns and rows', `${line(head, ';')};;;\r\n${line(row, ';')};;;\r\n;;;;;;\r\n`],
])('a sheet with %s is read', (what, text) => {
  const { units } = readTranslation(text);
  if (what === 'other columns and order')
    expect(units).toEqual([{ ...unit, source: unit.target, target: unit.source }]);
  else expect(units[0]).toEqual(unit);
});

test.each([
  ['UTF-8', Buffer.from(sheet())],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${sheet()}`)],
  ['UTF-16', Buffer.from(`\uFEFF${sheet('\t')}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\uFEFF${sheet('\t')}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(sheet('\t'), 'utf16le')],
  ['windows-1252', Buffer.from(sheet().replace('–', '\u0096').replace('€', '\u0080'), 'latin1')],
  [
    'Mac Roman',
    Buffer.from(
      sheet().replace('ö', '\u009A').replace('ß', '\u00A7').replace('–', '\u00D0').replace('€', '\u00DB'),
      'latin1',
    ),
  ],
])('a sheet that was saved in %s is read', (_, bytes) => {
  expect(readTranslation(sheetText(bytes)).units).toEqual([unit]);
});

test.each([
  ['spreadsheet', Buffer.from('PK\u0003\u0004xxxx')],
  ['spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['markup', Buffer.from('\uFEFF<?xml version="1.0"?><xliff/>')],
  ['characters', Buffer.from('page;place;de;en\n\u0000\u0081', 'latin1')],
  ['columns', Buffer.from('Seite;Ort;Deutsch;Englisch\n')],
])('what is refused says why: %s', (code, bytes) => {
  expect(() => readTranslation(sheetText(bytes))).toThrow(expect.objectContaining({ members: { code } }));
});

test.each(['Gr\uFFFD\uFFFDere Betr\uFFFDge', 'GrÃ¶ÃŸe', 'Â© 2026', 'â€“ Grã'])(
  'a text whose characters were lost before is refused by row: %j',
  (target) => {
    const cells = [...row.slice(0, 4), target];
    const preview = judge([head.slice(0, 5), cells].map((each) => line(each, ';')).join('\n'));
    expect(preview.changes).toEqual([]);
    expect(preview.problems).toMatchObject([{ row: 1, code: 'brokenCharacters' }]);
  },
);
