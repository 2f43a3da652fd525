import { queryOf, useAddressChoice } from '#app/admin/address-query.ts';
import { dayMs } from '#domain/language/durations.ts';

export const periods = ['all', 'last30', 'last90', 'thisYear', 'custom'] as const;

const names = [
  'solution',
  'language',
  'period',
  'from',
  'to',
  'q',
  'tag',
  'folder',
  'comment',
  'response',
] as const;

/** Empty texts mean everything. `comment`: `1` for those with one; `response`: the one that is open. */
export type ResponseChoice = Readonly<Record<(typeof names)[number], string>>;

export const noFilter = Object.fromEntries(names.map((name) => [name, ''])) as ResponseChoice;

export const useResponseChoice = () => useAddressChoice(names);

/** What charts, list and export ask for. */
export function filterQuery(choice: ResponseChoice, now: Date): URLSearchParams {
  const { solution, language, q, tag, comment } = choice;
  return queryOf({ solution, language, ...daysOf(choice, now), q, tag, withComment: comment });
}

function daysOf({ period, from, to }: ResponseChoice, now: Date): { from: string; to: string } {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  if (period === 'custom') return { from, to };
  if (period === 'thisYear') return { from: `${now.getUTCFullYear()}-01-01`, to: '' };
  if (period !== 'last30' && period !== 'last90') return { from: '', to: '' };
  const days = period === 'last30' ? 30 : 90;
  return { from: day(new Date(now.getTime() - (days - 1) * dayMs)), to: '' };
}
