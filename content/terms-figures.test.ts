import { expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { content } from '#tests/kit/content.ts';
import { facts } from './facts.ts';
import {
  footerYear,
  guaranteedInsights,
  leadershipFooterYear,
  liveDemoMinutes,
  type TermsFigureId,
  telephoneUnitMinutes,
  termsFigures,
  termsPlaceholder,
} from './terms-figures.ts';
import { placeholdersIn } from './text-entries.ts';
import { words } from './words.ts';

test.each<[keyof typeof termsFigures, number]>([
  ['interimInvoice', 50],
  ['webDesignerContract', 5000],
  ['defectReport', 1],
  ['revisionRounds', 2],
  ['acceptancePeriod', 7],
  ['hourlyRate', 59],
  ['telephone', 22.24],
  ['defaultInterest', 5],
  ['instalments', 12],
  ['instalmentPayment', 5],
  ['instalmentWithdrawal', 7],
  ['adMarkup', 20],
  ['maintenance', 1],
  ['changeNotice', 4],
  ['changeObjection', 1],
  ['defectLimitation', 6],
  ['paymentLimitation', 5],
  ['providerChange', 2],
])('the terms figure %s is %d (spec 2 §9)', (id, value) => {
  expect(termsFigures[id].value).toBe(value);
});

test.each(languages)('the table of the %s terms shows every figure and no other', (language) => {
  const { rows } = words[language]['terms-of-service'].figures;
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(termsFigures).toSorted());
  for (const row of rows) expect(placeholdersIn(row.value), row.id).toContain(termsPlaceholder(row.id));
});

test.each(languages)('the clauses of the %s terms state what the table says of them', (language) => {
  const { figures, sections } = words[language]['terms-of-service'];
  const clauses = new Map(
    Object.values(sections).flatMap((section) =>
      section.clauses.map(({ number, text }) => [number, text] as const),
    ),
  );
  for (const row of figures.rows) {
    const stated = placeholdersIn(clauses.get(row.clause) ?? '');
    expect(stated, row.id).toEqual(expect.arrayContaining(placeholdersIn(row.value)));
  }
});

test.each(languages)('no figure is written by hand into the %s terms', (language) => {
  const { figures, sections } = words[language]['terms-of-service'];
  const texts = [
    ...figures.rows.map(({ value }) => value),
    ...Object.values(sections).flatMap(({ clauses }) => clauses.map(({ text }) => text)),
  ];
  // The one number left is a reference to another clause.
  expect(texts.flatMap((text) => text.match(/\d[\d.,]*/g) ?? [])).toEqual(['11.1']);
});

test.each<[TermsFigureId, string, string]>([
  ['interimInvoice', '50\u202F%', '50%'],
  ['webDesignerContract', '5.000\u202F€', '5,000 EUR'],
  ['hourlyRate', '59\u202F€', '59 EUR'],
  ['telephone', '22,24\u202F€', '22.24 EUR'],
  ['revisionRounds', '2', '2'],
  ['instalments', '12', '12'],
])('the figure %s reads %s in the German terms and %s in the English', (id, german, english) => {
  expect(facts(content, 'de')[termsPlaceholder(id)]).toBe(german);
  expect(facts(content, 'en')[termsPlaceholder(id)]).toBe(english);
});

test('telephone consultation is charged per started 15 minutes (spec 2 §9)', () => {
  const row = words.en['terms-of-service'].figures.rows.find(({ id }) => id === 'telephone')!;
  expect(telephoneUnitMinutes).toBe(15);
  expect(row.value).toContain('{{termsTelephoneMinutes}} minutes');
});

test('the live demo lasts 15 minutes and a NOVA case session promises 4 insights (spec 2 §9)', () => {
  expect(liveDemoMinutes).toBe(15);
  expect(guaranteedInsights).toBe(4);
});

test('the footer says 2024, the leadership page 2025 (spec 1 §9, spec 2 §9)', () => {
  expect(footerYear).toBe(2024);
  expect(leadershipFooterYear).toBe(2025);
});
