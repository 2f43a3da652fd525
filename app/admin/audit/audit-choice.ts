import { useAddressQuery } from '#app/admin/address-query.ts';
import type { Language } from '#domain/language/languages.ts';

const names = ['group', 'operator', 'from', 'to', 'q'] as const;

/** Empty for everything. `operator`: an id, or `none` without a signed-in one; `from`, `to`: days, inclusive. */
export type AuditChoice = Readonly<Record<(typeof names)[number], string>>;

export function useAuditChoice() {
  const [query, go] = useAddressQuery();
  const choice = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as AuditChoice;
  return {
    choice,
    choose: (change: Partial<AuditChoice>) => {
      const wanted = Object.entries({ ...choice, ...change }).filter(([, value]) => value !== '');
      go(new URLSearchParams(wanted), { replace: true });
    },
    reset: () => go(new URLSearchParams(), { replace: true }),
  };
}

/** Days are those of this browser's time zone. */
export function auditQuery({ from, to, ...rest }: AuditChoice, language: Language): URLSearchParams {
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''));
  if (rest.q) query.set('language', language);
  const begin = startOf(from, 0);
  const end = startOf(to, 1);
  if (begin) query.set('from', begin);
  if (end) query.set('until', end);
  return query;
}

function startOf(day: string, plusDays: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plusDays).toJSON() ?? undefined;
}
