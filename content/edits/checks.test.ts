import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { textPlaceOf } from '#domain/publishing/edited-text.ts';
import { content as defaults } from '#tests/kit/content.ts';
import { blockingProblems, newProblems } from './check-content.ts';
import { contentProblems } from './checks.ts';
import { fieldsIn } from './fields.ts';
import { isInOtherLanguage } from './other-language.ts';
import { withDraft } from './stored-edits.ts';

const texts = fieldsIn(defaults).flatMap(({ id, defaultValue }) => {
  const place = textPlaceOf(id);
  return place ? [{ ...place, id, defaultValue: String(defaultValue) }] : [];
});
const title = { de: 'de.nova.hero.title', en: 'en.nova.hero.title' };
const written = '2026-11-23T05:00:00.000Z';
const defaultText = (id: string) => texts.find((field) => field.id === id)!.defaultValue;

function edits(
  values: Readonly<Record<string, unknown>>,
  { at = written, basedOn }: { at?: string; basedOn?: string } = {},
): StoredEdits {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      { value, basedOn: basedOn ?? texts.find((field) => field.id === id)?.defaultValue, by: 'bo', at },
    ]),
  );
}

/** Without what an unconfigured site leaves open. */
const problemsOf = (stored: StoredEdits) =>
  contentProblems(defaults, stored)
    .filter(({ code }) => code !== 'legalMissing')
    .map(({ id, code }) => [id, code]);

test('nothing that is defaultValue is told to be wrong', () => {
  expect(problemsOf({})).toEqual([]);
});

test('of texts of five words or more in the other language, three quarters are found', () => {
  const long = texts.filter(({ defaultValue: text }) => text.split(/\s+/).length >= 5);
  const found = long.filter((text) =>
    isInOtherLanguage(text.defaultValue, text.language === 'de' ? 'en' : 'de'),
  );
  expect(found.length / long.length).toBeGreaterThan(0.75);
});

test('a text that was edited in one language alone makes the other one stale', () => {
  expect(problemsOf(edits({ [title.de]: 'Eine gute Stunde.' }))).toEqual([
    [title.de, 'placeholderLost'],
    [title.en, 'stale'],
  ]);
  const both = {
    [title.de]: '{{sessionMinutes}} gute Minuten.',
    [title.en]: '{{sessionMinutes}} good minutes.',
  };
  expect(problemsOf(edits(both))).toEqual([]);
});

test('a text that was edited days before the other is stale, minutes before is not', () => {
  const german = edits({ [title.de]: '{{sessionMinutes}} gute Minuten.' });
  const english = { [title.en]: '{{sessionMinutes}} good minutes.' };
  expect(problemsOf({ ...german, ...edits(english, { at: '2026-11-23T05:20:00.000Z' }) })).toEqual([]);
  expect(problemsOf({ ...german, ...edits(english, { at: '2026-11-25T05:20:00.000Z' }) })).toEqual([
    [title.de, 'stale'],
  ]);
});

test('an original is not stale once its translation has followed, in the same draft or after it', () => {
  const [monday, friday] = ['2026-11-23T09:00:00.000Z', '2026-11-27T09:00:00.000Z'];
  const known = new Map(fieldsIn(defaults).map((field) => [field.id, field]));
  const drafted = (id: string, value: string, at: string) => ({ id, value, revision: 1, by: 'o1', at });
  const [original, translation] = [drafted(title.de, 'Klar', monday), drafted(title.en, 'Clear', friday)];
  const stale = (stored: StoredEdits) =>
    problemsOf(stored).flatMap(([id, code]) => (code === 'stale' ? id : []));
  const alone = withDraft({}, [original], known);
  expect(stale(alone)).toEqual([title.en]);
  expect(stale(withDraft({}, [original, translation], known))).toEqual([]);
  const live = withDraft(alone, [translation], known);
  expect(stale(live)).toEqual([]);
  const next = withDraft(live, [drafted(title.de, 'Ganz klar', '2026-12-01T09:00:00.000Z')], known);
  expect(stale(next)).toEqual([title.en]);
});

test('English in German is told', () => {
  const value = '{{sessionMinutes}} minutes for the decision that you have put off.';
  expect(problemsOf(edits({ [title.de]: value, [title.en]: value }))).toEqual([[title.de, 'otherLanguage']]);
});

test('titles and descriptions that search engines cut are told, with their facts filled in', () => {
  const id = 'de.nova.meta.title';
  const value = `${'Wort '.repeat(12)}{{brand}}`;
  expect(contentProblems(defaults, edits({ [id]: value, 'en.nova.meta.title': '{{brand}}' }))).toContainEqual(
    {
      id,
      code: 'titleLong',
      severity: 'warns',
      data: { length: 67, limit: 60 },
    },
  );
});

test('an item without words blocks, until both languages have some', () => {
  const added = edits({
    'order.nova.faq.items': ['0', 'nabcd'],
    'de.nova.faq.items.nabcd.question': 'Neu?',
  });
  expect(blockingProblems(defaults, added).map(({ id, code }) => [id, code])).toEqual([
    ['de.nova.faq.items.nabcd.answer', 'empty'],
    ['en.nova.faq.items.nabcd.question', 'missing'],
    ['en.nova.faq.items.nabcd.answer', 'empty'],
  ]);
});

test('a text that names the price of a plan which is removed blocks, wherever it stands', () => {
  const found = blockingProblems(defaults, edits({ 'order.sophie.plans': ['standard', 'elite'] }));
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['factGone']));
  expect(found.map(({ id }) => id.split('.')[1])).toContain('home');
});

test('what an update of the software made wrong is told, or blocks if it would show', () => {
  const id = 'de.nova.hero.lead';
  expect(problemsOf(edits({ [id]: 'Neu.', 'en.nova.hero.lead': 'New.' }, { basedOn: 'Alt.' }))).toEqual([
    [id, 'updated'],
    ['en.nova.hero.lead', 'updated'],
  ]);
  const takenOver = { [id]: defaults.words.de.nova.hero.lead, 'en.nova.hero.lead': 'New.' };
  expect(problemsOf(edits(takenOver, { basedOn: 'Alt.' }))).toEqual([['en.nova.hero.lead', 'updated']]);
  const gone = edits({ [id]: 'Für {{priceOfOld}}.', 'en.nova.hero.lead': 'New.' });
  expect(blockingProblems(defaults, gone)).toEqual([
    { id, code: 'refused', severity: 'blocks', data: { code: 'unknownPlaceholder', at: '{{priceOfOld}}' } },
  ]);
  expect(blockingProblems(defaults, { ...gone, ...edits({ [title.de]: 'Neu.' }) }, gone)).toEqual([]);
});

test('a monthly price that is edited for one language alone is told', () => {
  const stored = edits({
    'price.monthly.core.de': { amount: 700, currency: 'EUR', period: 'month', vat: 'excluded' },
  });
  expect(problemsOf({ ...stored })).toContainEqual(['price.monthly.core.en', 'stale']);
});

test('a text that types what a price was before it was edited contradicts it', () => {
  const price = { ...defaults.offerings.nova.plans.session.price, amount: 555 };
  const was = facts(defaults, 'de', 'nova')['price.session']!;
  const stored = {
    ...edits({ 'offering.nova.plans.session.price': price }),
    ...edits({ [title.de]: `Für ${was}`, [title.en]: 'x' }),
  };
  const found = contentProblems(defaults, stored).find(({ code }) => code === 'priceContradiction');
  expect(found).toMatchObject({ id: title.de, data: { was, is: was.replace('499', '555') } });
});

test('a setting that was edited may be edited again', () => {
  const stored = edits({ 'setting.LEGAL_NAME_DE': 'Eins GmbH' });
  expect(blockingProblems(defaults, stored)).toEqual([]);
  const live = edits({ 'setting.LEGAL_FORM_DE': 'GmbH', 'setting.LEGAL_FORM_EN': 'GmbH' }, { basedOn: '' });
  expect(contentProblems(defaults, live).filter(({ id }) => id === 'setting.LEGAL_FORM_DE')).toEqual([]);
  expect(blockingProblems(defaults, {}, live)).toMatchObject([
    { id: 'setting.LEGAL_FORM_DE', code: 'legalMissing' },
  ]);
});

test('missing legal facts are told, and stop only who takes them away', () => {
  const open = contentProblems(defaults, {}).filter(({ code }) => code === 'legalMissing');
  expect(open.length).toBeGreaterThan(5);
  expect(blockingProblems(defaults, edits({ [title.de]: defaultText(title.de) }))).toEqual([]);
});

const found = (next: StoredEdits, live?: StoredEdits) =>
  newProblems(defaults, next, live).map(({ id, code, data }) => ({ id, code, data }));

const question = {
  'order.nova.faq.items': ['0', '1', '2', 'nhund'],
  'de.nova.faq.items.nhund.question': 'Und mein Hund?',
  'de.nova.faq.items.nhund.answer': 'Darf mit.',
  'en.nova.faq.items.nhund.question': 'And my dog?',
  'en.nova.faq.items.nhund.answer': 'May come.',
};

test('a heading that counts its list is named once the list is longer, until it counts right', () => {
  const counted = { id: 'de.nova.faq.title', code: 'miscounted', data: { was: 3, count: 4 } };
  expect(found(edits(question))).toContainEqual(counted);
  const mended = { ...question, 'de.nova.faq.title': 'Vier Fragen', 'en.nova.faq.title': 'Four questions' };
  expect(found(edits(mended)).filter(({ code }) => code === 'miscounted')).toEqual([]);
});

test('a price of ten times as much, or a tenth, is named against what is live', () => {
  const { price } = defaults.offerings.nova.plans.session;
  const id = 'offering.nova.plans.session.price';
  const at = (amount: number) => edits({ [id]: { ...price, amount } });
  expect(found(at(price.amount * 10))).toContainEqual({ id, code: 'leap', data: { times: 10 } });
  expect(found(at(price.amount * 10), at(price.amount * 9)).map(({ code }) => code)).not.toContain('leap');
  expect(found(at(price.amount), at(price.amount * 20))).toContainEqual({
    id,
    code: 'drop',
    data: { times: 20 },
  });
});

test('of a changed text only its own problems and those of its translation are looked for', () => {
  const live = edits({ 'de.nova.hero.title': 'Neu', 'en.nova.hero.title': 'New' });
  const next = { ...live, ...edits({ 'de.nova.hero.lead': '' }) };
  expect(found(next, live)).toEqual(
    found(next).filter(
      (problem) => !found(live).some(({ id, code }) => id === problem.id && code === problem.code),
    ),
  );
  expect(found(next, live).map(({ id }) => id)).toContain('de.nova.hero.lead');
});
