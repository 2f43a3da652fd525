import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedList } from '#app/admin/load-pages.ts';
import type { AuditPage } from '#domain/answers/audit.ts';

const path = '/api/admin/audit';

/** `''` for everything; `none` for entries without a signed-in operator. */
export type AuditChoice = { readonly group: string; readonly operator: string };

export function useAudit({ group, operator }: AuditChoice) {
  const query = new URLSearchParams({ ...(group && { group }), ...(operator && { operator }) });
  return useInfiniteQuery({
    queryKey: [path, group, operator],
    ...pagedList<AuditPage>(path, query),
    placeholderData: (before) => before,
  });
}
