import type { SurveySummary } from '#domain/responses/survey-summary.ts';

type Months = SurveySummary['months'];

/** Fewer would be drawn as a single block. */
const fewestMonths = 6;

/** With empty months before the first, so that even a single one stands in a row of half a year. */
export function shownMonths(months: Months): Months {
  const [first] = months;
  if (!first) return [];
  const before = Array.from({ length: Math.max(0, fewestMonths - months.length) }, (_, index) => ({
    month: monthsEarlier(first.month, fewestMonths - months.length - index),
    count: 0,
    average: null,
  }));
  return [...before, ...months];
}

function monthsEarlier(month: string, number: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 - number, 1)).toISOString().slice(0, 7);
}
