import type { Language } from '#domain/languages.ts';

export const periods = ['all', 'last30', 'last90', 'thisYear', 'custom'] as const;

export type ResponsePeriod = (typeof periods)[number];

/** Empty texts mean everything. */
export type ResponseChoice = {
  readonly solution: string;
  readonly language: Language | '';
  readonly period: ResponsePeriod;
  readonly from: string;
  readonly to: string;
};

export const noFilter: ResponseChoice = { solution: '', language: '', period: 'all', from: '', to: '' };

const dayMs = 86_400_000;

export function filterQuery(filter: ResponseChoice, now: Date): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.solution) query.set('solution', filter.solution);
  if (filter.language) query.set('language', filter.language);
  const { from, to } = daysOf(filter, now);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  return query;
}

function daysOf({ period, from, to }: ResponseChoice, now: Date): { from: string; to: string } {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  if (period === 'custom') return { from, to };
  if (period === 'thisYear') return { from: `${now.getUTCFullYear()}-01-01`, to: '' };
  if (period === 'all') return { from: '', to: '' };
  const days = period === 'last30' ? 30 : 90;
  return { from: day(new Date(now.getTime() - (days - 1) * dayMs)), to: '' };
}
