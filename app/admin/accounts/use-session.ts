import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keepDraftsFor } from '#app/admin/kept-drafts.ts';
import { fetchAnswer } from '#app/api-client.ts';
import type { CurrentSession } from '#domain/answers/session.ts';
import { setKnownRole } from './known-role.ts';
import { forgetLoaded, type KnownSession, operatorClient, sessionKey } from './session-client.ts';

/** Who is signed in. Asked again when the operator comes back to this page: the session may have ended elsewhere. */
export function useSession(): UseQueryResult<KnownSession> {
  return useQuery(
    { queryKey: sessionKey, queryFn: askWhoIsSignedIn, refetchOnWindowFocus: 'always' },
    operatorClient,
  );
}

async function askWhoIsSignedIn(): Promise<KnownSession> {
  const { operator } = await fetchAnswer<CurrentSession>(sessionKey[0]);
  setKnownRole(operator?.role ?? null);
  const before = operatorClient.getQueryData<KnownSession>(sessionKey);
  // What one operator has loaded is not for the next one.
  if (before?.operator && before.operator.id !== operator?.id) forgetLoaded();
  if (!operator) return { operator, hasExpired: Boolean(before?.operator ?? before?.hasExpired) };
  keepDraftsFor(operator.id);
  return { operator };
}
