import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import type { ContentState } from '#domain/answers/content.ts';

export const contentKey = ['/api/admin/content'] as const;

/** Words and facts, live and in the draft; for operators who may publish. */
export function useContentState(isAllowed: boolean): UseQueryResult<ContentState> {
  return useQuery<ContentState>({ queryKey: contentKey, enabled: isAllowed, staleTime: 0 }, operatorClient);
}

export async function lookAtContentAgain(): Promise<void> {
  await operatorClient.invalidateQueries({ queryKey: contentKey });
}
