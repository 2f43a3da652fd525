import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedList } from '#app/admin/load-pages.ts';
import type { AuditPage } from '#domain/api/audit.ts';

const path = '/api/admin/audit';

export const auditExportPath: string = `${path}/export`;

export function useAudit(query: URLSearchParams) {
  return useInfiniteQuery({
    queryKey: [path, String(query)],
    ...pagedList<AuditPage>(path, query),
    placeholderData: (before) => before,
  });
}
