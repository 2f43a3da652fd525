import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Checklist } from '#domain/api/checklist.ts';

export const checklistPath = '/api/admin/checklist';

/** The open points before launch; requested only for operators who may publish. */
export function useChecklist(): UseQueryResult<Checklist> & { isTheirs: boolean } {
  const operator = useSession().data?.operator;
  const isTheirs = operator != null && !operator.needsSecondFactor && mayDo(operator.role, 'publish');
  const query = useQuery<Checklist>(
    { queryKey: [checklistPath], enabled: isTheirs, staleTime: 0, refetchOnWindowFocus: 'always' },
    operatorClient,
  );
  return { ...query, isTheirs };
}
