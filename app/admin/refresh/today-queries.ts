import { useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { sendChange } from '#app/api-client.ts';
import type { Today } from '#domain/api/today.ts';

export const todayPath = '/api/admin/today';

export function useToday(isSignedIn: boolean) {
  return useQuery<Today>(
    {
      queryKey: [todayPath],
      enabled: isSignedIn,
      staleTime: 0,
    },
    operatorClient,
  );
}

export async function sendVisit(section: 'responses'): Promise<void> {
  await sendChange('POST', `${todayPath}/visits`, { section });
  await operatorClient.invalidateQueries({ queryKey: [todayPath] });
}
