import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keepDraftsFor } from '#app/admin/kept-drafts.ts';
import { fetchAnswer } from '#app/api-client.ts';
import type { CurrentSession } from '#domain/api/session.ts';
import { setKnownRole } from './known-role.ts';
import { forgetLoaded, type KnownSession, operatorClient, sessionKey } from './session-client.ts';

/** Refetched when the operator returns to the page: the session may have ended elsewhere. */
export function useSession(): UseQueryResult<KnownSession> {
  return useQuery(
    { queryKey: sessionKey, queryFn: askWhoIsSignedIn, refetchOnWindowFocus: 'always' },
    operatorClient,
  );
}

async function askWhoIsSignedIn(): Promise<KnownSession> {
  const { operator, entrance } = await fetchAnswer<CurrentSession>(sessionKey[0]);
  setKnownRole(operator?.role ?? null);
  const before = operatorClient.getQueryData<KnownSession>(sessionKey);
  // One operator's data must not be shown to the next.
  if (before?.operator && before.operator.id !== operator?.id) forgetLoaded();
  if (!operator) return { operator, entrance, hasExpired: Boolean(before?.operator ?? before?.hasExpired) };
  keepDraftsFor(operator.id);
  return { operator };
}
