import { queryOf, useAddressChoice } from '#app/admin/address-query.ts';
import type { Language } from '#domain/language/languages.ts';

const names = ['group', 'operator', 'from', 'to', 'q'] as const;

/** Empty for everything. `operator`: an id, or `none` without a signed-in one; `from`, `to`: days, inclusive. */
export type AuditChoice = Readonly<Record<(typeof names)[number], string>>;

export const noChoice: AuditChoice = { group: '', operator: '', from: '', to: '', q: '' };

export const useAuditChoice = () => useAddressChoice(names);

/** Days are those of this browser's time zone. */
export function auditQuery({ from, to, ...rest }: AuditChoice, language: Language): URLSearchParams {
  const ends = { from: startOf(from, 0), until: startOf(to, 1) };
  return queryOf({ ...rest, language: rest.q && language, ...ends });
}

function startOf(day: string, plusDays: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toJSON() ?? undefined;
}
