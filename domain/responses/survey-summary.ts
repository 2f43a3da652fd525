import { maxRating, minRating } from '#domain/forms/rating.ts';

/** `month` is `2026-11`, in UTC. */
export type RatingCount = { solution: string; rating: number; month: string; count: number };

export type Average = {
  count: number;
  average: number | null;
};

export type SurveySummary = Average & {
  /** From the lowest rating to the highest, including unused ones. */
  distribution: { rating: number; count: number }[];
  /** In survey order, including unrated ones. */
  solutions: (Average & { solution: string })[];
  /** From the first month with a response to the last, without gaps. */
  months: (Average & { month: string })[];
};

/** With fewer, one response more moves the average by a tenth or more, so the screen warns. */
export const fewResponses = 20;

/** Averages are exact to two decimals. */
export function summarise(counts: readonly RatingCount[], solutions: readonly string[]): SurveySummary {
  const ratings = Array.from({ length: maxRating - minRating + 1 }, (_, index) => minRating + index);
  return {
    ...average(counts),
    distribution: ratings.map((rating) => ({
      rating,
      count: total(counts.filter((entry) => entry.rating === rating)),
    })),
    solutions: solutions.map((solution) => ({
      solution,
      ...average(counts.filter((entry) => entry.solution === solution)),
    })),
    months: monthsOf(counts).map((month) => ({
      month,
      ...average(counts.filter((entry) => entry.month === month)),
    })),
  };
}

function average(counts: readonly RatingCount[]): Average {
  const count = total(counts);
  if (count === 0) return { count, average: null };
  const sum = counts.reduce((stars, { rating, count: times }) => stars + rating * times, 0);
  return { count, average: Math.round((sum / count) * 100) / 100 };
}

function total(counts: readonly RatingCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function monthsOf(counts: readonly RatingCount[]): string[] {
  const seen = counts.map(({ month }) => month).toSorted();
  const last = seen.at(-1);
  const months: string[] = [];
  for (let month = seen[0]; month !== undefined && last !== undefined && month <= last; month = after(month))
    months.push(month);
  return months;
}

function after(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 1)).toISOString().slice(0, 7);
}
