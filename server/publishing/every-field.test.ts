import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideOf } from '#content/edits/content-guide.ts';
import { contentReader } from '#content/edits/stored-edits.ts';
import { planMarks } from '#content/offerings/record.ts';
import type { ContentField, ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { SettingGuide } from '#domain/api/content-guide.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { content } from '#tests/kit/content.ts';
import { createEditor } from '#tests/kit/content-editor.ts';
import { translationUnits } from './translation/translation.ts';

const guide = guideOf(content);

const otherSettings: Readonly<Record<string, string>> = {
  line: 'Anders',
  day: '2027-02-03',
  moment: '2027-02-03T10:00',
  mail: 'anders@example.com',
  phone: '+49 40 555 1234',
  link: 'https://example.com/anders',
  linkOrOff: 'https://example.com/anders',
  linkOrPath: '/support',
  country: 'AT',
  people: 'Ada Example | Founder',
  hours: 'mon-fri 08:00-16:00',
  timeZone: 'Europe/Paris',
};

function otherSetting({ kind, choices, from = 0, to = 0 }: SettingGuide['input'], value: unknown): string {
  if (kind === 'switch') return value === 'on' ? 'off' : 'on';
  if (choices) return choices.find((choice) => choice !== value)!;
  if (kind === 'number') return String(String(from) === value ? to : from);
  return otherSettings[kind]!;
}

/** A valid value of the kind of the field that is not its default; undefined if there is none. */
function otherValue({ id, kind, defaultValue }: ContentField): unknown {
  if (kind === 'text') return `Neu ${String(defaultValue) || 'gefragt'}`;
  if (kind === 'name') return `${String(defaultValue ?? '')} Neu`.trim();
  if (kind === 'number' || kind === 'figure')
    return typeof defaultValue === 'number' ? defaultValue + 1 : 'anders';
  if (kind === 'day') return '2027-02-03';
  if (kind === 'availability') return 'paused';
  if (kind === 'use') return 'off';
  if (kind === 'mark') return planMarks.find((mark) => mark !== defaultValue);
  if (kind === 'price')
    return { ...(defaultValue as object), amount: (defaultValue as { amount: number }).amount + 1 };
  if (kind === 'order') return (defaultValue as string[]).toReversed();
  return otherSetting(guide.settings[id.slice('setting.'.length)]!.input, defaultValue);
}

test('every field can be edited, previewed, published, exported and restored', async () => {
  const { state, change, publish, json } = await createEditor();
  const before = (await state()).fields.filter((field) => !field.isLocked);
  const wanted = new Map(
    before.flatMap((field) => {
      const value = otherValue(field);
      const isSame = JSON.stringify(value) === JSON.stringify(field.defaultValue);
      return isSame ? [] : [[field.id, value]];
    }),
  );
  const valuesOf = (fields: readonly ContentField[], read: (field: ContentField) => unknown) =>
    Object.fromEntries(fields.flatMap((field) => (wanted.has(field.id) ? [[field.id, read(field)]] : [])));
  expect(before.length - wanted.size).toBeLessThan(10);
  expect((await publish()).status).toBe(201);
  const changes = [...wanted].map(([id, value]) => ({ id, value, revision: null }));
  const { problems, conflicts, stored } = await change(...changes);
  expect({ problems, conflicts, stored: stored.length }).toEqual({
    problems: [],
    conflicts: [],
    stored: wanted.size,
  });
  expect((await publish()).status).toBe(201);

  const after = await state();
  expect(valuesOf(after.fields, ({ live }) => live?.value)).toEqual(Object.fromEntries(wanted));
  const edits: StoredEdits = Object.fromEntries(
    after.fields.flatMap(({ id, live, defaultValue }) =>
      live ? [[id, { value: live.value, basedOn: defaultValue, by: 'ada', at: live.at }]] : [],
    ),
  );
  const previewed = contentReader(content)(edits);
  const texts = after.fields.filter(({ kind }) => kind === 'text');
  const units = translationUnits(content, edits, { from: 'de', to: 'en', isAll: true });
  expect(units.length).toBe(texts.length / 2);
  expect(
    units.filter(({ source, target }) => !source.startsWith('Neu ') || !target.startsWith('Neu ')),
  ).toEqual([]);
  expect(previewed.words.de.nova.hero.title).toBe(`Neu ${content.words.de.nova.hero.title}`);
  expect(previewed.claims.claimReviews.value).toBe(113);
  expect(previewed.site.email).toBe(otherSettings.mail);

  // A site that has its legal facts cannot publish without them.
  const ids = [...wanted.keys()].filter((id) => !id.startsWith('setting.LEGAL_'));
  const { body } = await json<DraftAnswer>('POST', '/content/restore', { version: 1, ids });
  expect(body).toMatchObject({ problems: [], conflicts: [] });
  expect((await publish()).status).toBe(201);
  const edited = (await state()).fields.flatMap(({ id, live }) => (live ? [id] : []));
  expect(edited.filter((id) => ids.includes(id))).toEqual([]);
}, 120_000);

test('of three values of a field none is lost, and only different changes of both sides are a conflict', async () => {
  const { state, change, json } = await createEditor();
  const isPlain = ({ id, kind, defaultValue }: ContentField) =>
    kind === 'text' && /\.(?:nova|fuel)\./.test(id) && !String(defaultValue).includes('{{');
  const texts = (await state()).fields.filter(isPlain);
  const word = fc.constantFrom('Eins', 'Zwei', 'Drei');
  const cases = fc.sample(fc.record({ base: fc.option(word), mine: word, theirs: word }), {
    numRuns: texts.length,
    seed: 7,
  });
  const all = texts.map(({ id, defaultValue }, index) => {
    const { base, mine, theirs } = cases[index]!;
    return { id, base: base ?? defaultValue, isDrafted: base !== null, mine, theirs };
  });
  await change(
    ...all.flatMap(({ id, base, isDrafted }) => (isDrafted ? [{ id, value: base, revision: null }] : [])),
  );
  const seen = (await json<ContentState>('GET', '/content')).body;
  const revisions = new Map(seen.fields.map(({ id, draft }) => [id, draft?.revision ?? null]));
  const changesOf = (side: 'mine' | 'theirs') =>
    all.flatMap((one) =>
      one[side] === one.base ? [] : [{ id: one.id, value: one[side], revision: revisions.get(one.id)! }],
    );
  expect((await change(...changesOf('theirs'))).conflicts).toEqual([]);
  const { conflicts, problems } = await change(...changesOf('mine'));
  const now = new Map(
    (await state()).fields.map((field) => [field.id, field.draft?.value ?? field.defaultValue]),
  );
  const isConflict = new Map(conflicts.map(({ id, draft }) => [id, draft?.value]));
  expect(problems).toEqual([]);
  for (const { id, base, mine, theirs } of all) {
    const isOpen = mine !== base && theirs !== base && mine !== theirs;
    expect(isConflict.has(id), id).toBe(isOpen);
    // The answer has the other value; the editor keeps its own until the operator chooses.
    if (isOpen) expect(isConflict.get(id)).toBe(theirs);
    expect(now.get(id), id).toBe(theirs === base ? mine : theirs);
  }
});
