import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import type { Plans } from '#domain/api/plan.ts';

export const plansKey = ['/api/admin/plans'] as const;

export function planKey(id: string) {
  return [`${plansKey[0]}/${id}`] as const;
}

export function usePlans(isAllowed = true): UseQueryResult<Plans> {
  return useQuery<Plans>({ queryKey: plansKey, enabled: isAllowed, staleTime: 0 }, operatorClient);
}

export async function lookAtPlansAgain(): Promise<void> {
  await operatorClient.invalidateQueries({ queryKey: plansKey });
}
