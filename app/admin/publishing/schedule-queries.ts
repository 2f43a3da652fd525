import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { invalidateContent } from '#app/admin/content-state.ts';
import type { ScheduleAnswer } from '#domain/api/schedule.ts';
import { releaseKey, versionsKey } from './release.ts';

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

/** After a release, or a change of what waits to be one. */
export async function refreshReleases(): Promise<void> {
  const keys = [releaseKey, versionsKey, scheduleKey];
  await Promise.all([
    invalidateContent(),
    ...keys.map((queryKey) => operatorClient.invalidateQueries({ queryKey })),
  ]);
}
