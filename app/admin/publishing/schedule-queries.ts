import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import type { ScheduleAnswer } from '#domain/api/schedule.ts';

export const scheduleKey = ['/api/admin/schedule'] as const;

export function scheduledKey(id: string) {
  return [`${scheduleKey[0]}/${id}`] as const;
}

export function useSchedule(isAllowed = true): UseQueryResult<ScheduleAnswer> {
  return useQuery<ScheduleAnswer>(
    { queryKey: scheduleKey, enabled: isAllowed, staleTime: 0 },
    operatorClient,
  );
}

export async function refreshSchedule(): Promise<void> {
  await operatorClient.invalidateQueries({ queryKey: scheduleKey });
}
