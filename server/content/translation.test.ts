import { expect, test } from 'vitest';
import type { StoredEdits } from '#domain/content-edits.ts';
import { content as shipped } from '#tests/kit/content.ts';
import { judgeTranslation, translationUnits } from './translation.ts';
import { readSheet, writeSheet } from './translation-sheet.ts';
import { readXliff, type Unit, writeXliff, XliffError } from './xliff.ts';

const everything = { from: 'de', to: 'en', isAll: true } as const;
const soft = 'Ent\u00adschei\u00addung in {{sessionMinutes}}\u202fMinuten\u2060, „heute“; =1+1';

function edit(id: string, value: string): StoredEdits {
  return { [id]: { value, over: 'Alt', by: 'bo', at: '2026-11-23T05:00:00.000Z' } };
}

const stored = edit('de.nova.hero.title', soft);

const formats = {
  xliff: { write: (units: readonly Unit[]) => writeXliff(units, 'de', 'en'), read: readXliff },
  'a sheet for Germans': {
    write: (units: readonly Unit[]) => writeSheet(units, 'de', 'en', 'de'),
    read: readSheet,
  },
  'a sheet for others': {
    write: (units: readonly Unit[]) => writeSheet(units, 'de', 'en', 'en'),
    read: readSheet,
  },
};

const judge = (units: readonly Unit[], { write, read }: (typeof formats)['xliff']) =>
  judgeTranslation(shipped, stored, new Map(), read(write(units)));

test('only what is open is sent to the translator, or everything, or a page', () => {
  expect(translationUnits(shipped, {}, { ...everything, isAll: false })).toEqual([]);
  expect(translationUnits(shipped, stored, { ...everything, isAll: false })).toMatchObject([
    { namespace: 'nova', path: 'hero.title', source: soft, state: 'initial' },
  ]);
  expect(translationUnits(shipped, stored, everything).length).toBeGreaterThan(3000);
  const page = translationUnits(shipped, stored, { ...everything, page: 'nova' });
  expect(new Set(page.map(({ namespace }) => namespace))).toEqual(new Set(['nova']));
});

test.each(Object.entries(formats))('all texts come back from %s as they went', (_, format) => {
  const units = translationUnits(shipped, stored, everything);
  const preview = judge(units, format);
  expect(preview).toMatchObject({ from: 'de', to: 'en', changes: [], faults: [], same: units.length });
  const [back] = format.read(
    format.write(units.filter(({ path, namespace }) => namespace === 'nova' && path === 'hero.title')),
  ).units;
  expect(back!.source).toBe(soft);
});

test.each(Object.entries(formats))(
  'what %s changes is shown, and what it must not is refused by row',
  (_, format) => {
    const texts = new Map(
      translationUnits(shipped, stored, { ...everything, page: 'nova' }).map((unit) => [unit.path, unit]),
    );
    const changed = (path: string, target: string, other: Partial<Unit> = {}) => ({
      ...texts.get(path)!,
      target,
      ...other,
    });
    const preview = judge(
      [
        changed('hero.title', '{{sessionMinutes}}\u202fminutes, de\u00adcided.'),
        changed('hero.lead', 'New.', { source: 'Etwas anderes' }),
        changed('hero.button', ''),
        changed('intro.title', 'For <b>you</b>'),
        changed('intro.text', 'For {{nobody}}'),
        changed('hero.price', 'Only 499 $'),
        changed('hero.title', 'Again'),
        changed('hero.title', 'Where?', { path: '__proto__.title' }),
      ],
      format,
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
    expect(preview.faults.map(({ row, code }) => [row, code])).toEqual([
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
    expect(() => readSheet(text)).toThrow(XliffError);
  },
);

test('a sheet that another program has saved with tabs and few quotes is read', () => {
  const text = 'page\tplace\tstate\tde\ten\tnote\nnova\thero.title\tinitial\t"Ein ""Wort"""\tOne\nword\t\n';
  expect(readSheet(text).units[0]).toEqual({
    namespace: 'nova',
    path: 'hero.title',
    source: 'Ein "Wort"',
    target: 'One',
  });
});
