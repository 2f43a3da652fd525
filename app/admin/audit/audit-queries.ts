import { useInfiniteQuery } from '@tanstack/react-query';
import { queryFunction } from '#app/api-client.ts';
import type { AuditChoice, AuditPage } from './audit-types.ts';

const path = '/api/admin/audit';

export function useAudit({ group, operator }: AuditChoice) {
  return useInfiniteQuery({
    queryKey: [path, group, operator],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams();
      if (group) query.set('group', group);
      if (operator) query.set('operator', operator);
      if (pageParam) query.set('before', pageParam);
      return queryFunction()({ queryKey: [`${path}?${query}`] }) as Promise<AuditPage>;
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
