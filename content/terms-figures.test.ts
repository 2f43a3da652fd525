import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import {
  footerYear,
  fuelTerms,
  guaranteedInsights,
  leadershipFooterYear,
  liveDemoMinutes,
  type TermsFigure,
  telephoneUnitMinutes,
  termsFigures,
  zenFocus,
} from './terms-figures.ts';
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
  ['advertisingMarkup', 20],
  ['maintenance', 1],
  ['changeNotice', 4],
  ['changeObjection', 1],
  ['defectLimitation', 6],
  ['paymentLimitation', 5],
  ['providerChange', 2],
])('the terms figure %s is %d (spec 2 §9)', (id, value) => {
  expect(termsFigures[id].value).toBe(value);
});

test.each(['de', 'en'] as const)('the table of the %s terms shows every figure and no other', (language) => {
  const { rows } = words[language]['terms-of-service'].figures;
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(termsFigures).toSorted());
  for (const row of rows) {
    const figure = termsFigures[row.id as keyof typeof termsFigures];
    expect(narrow(row.value), row.id).toContain(narrow(written(figure, language)));
  }
});

test.each(['de', 'en'] as const)(
  'the clauses of the %s terms state what the table says of them',
  (language) => {
    const { figures, sections } = words[language]['terms-of-service'];
    const clauses = new Map(
      Object.values(sections).flatMap((section) =>
        section.clauses.map(({ number, text }) => [number, text] as const),
      ),
    );
    for (const row of figures.rows) {
      const figure = termsFigures[row.id as keyof typeof termsFigures];
      expect(narrow(clauses.get(row.clause) ?? ''), row.id).toContain(narrow(written(figure, language)));
    }
  },
);

test('telephone consultation is charged per started 15 minutes (spec 2 §9)', () => {
  const row = words.en['terms-of-service'].figures.rows.find(({ id }) => id === 'telephone')!;
  expect(telephoneUnitMinutes).toBe(15);
  expect(narrow(row.value)).toContain(`${telephoneUnitMinutes} minutes`);
});

test('FUEL runs 3 months, is cancelled 30 days before renewal, and costs 50% on late cancellation (spec 2 §9)', () => {
  expect(fuelTerms).toEqual({
    minTermMonths: 3,
    cancellationNoticeDays: 30,
    lateCancellationDays: 14,
    lateCancellationFeePercent: 50,
  });
});

test('Zen Focus takes 5, 15, 5 and 5 minutes and passes on 10 percent (spec 2 §9)', () => {
  expect(zenFocus.scheduleMinutes).toEqual([5, 15, 5, 5]);
  expect(zenFocus.donationPercent).toBe(10);
  expect(JSON.stringify(words.en['master-wu'])).toContain(formatPercent(zenFocus.donationPercent, 'en'));
});

test('the live demo lasts 15 minutes and a NOVA case session promises 4 insights (spec 2 §9)', () => {
  expect(liveDemoMinutes).toBe(15);
  expect(guaranteedInsights).toBe(4);
});

test('the footer says 2024, the leadership page 2025 (spec 1 §9, spec 2 §9)', () => {
  expect(footerYear).toBe(2024);
  expect(leadershipFooterYear).toBe(2025);
  for (const language of ['de', 'en'] as const) {
    expect(JSON.stringify(words[language]['marcus-storm'])).toContain(`© ${leadershipFooterYear} `);
  }
});

function written(figure: TermsFigure, language: Language): string {
  if (figure.kind === 'percent') return formatPercent(figure.value, language);
  // The binding English text writes 5,000 EUR, so the sign is left to the words.
  if (figure.kind === 'money') {
    return formatMoney(figure.value, figure.currency, language).replace(/[€$\u202F]/g, '');
  }
  return String(figure.value);
}

/** Typographic spaces and their absence are the business of the words. */
function narrow(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replace(/(\d) (?=[%€$])/g, '$1');
}
