import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryFunction } from '#app/api-client.ts';
import { keepDraftsFor } from './kept-drafts.ts';
import { setKnownRole } from './known-role.ts';
import { forgetLoaded, operatorClient, type Session, sessionKey } from './operator-client.ts';

/** Who is signed in. Asked again when the operator comes back to this page: the session may have ended elsewhere. */
export function useSession(): UseQueryResult<Session> {
  return useQuery(
    { queryKey: sessionKey, queryFn: askWhoIsSignedIn, refetchOnWindowFocus: 'always' },
    operatorClient,
  );
}

async function askWhoIsSignedIn(): Promise<Session> {
  const { operator } = (await queryFunction('throw')({ queryKey: sessionKey })) as Session;
  setKnownRole(operator?.role ?? null);
  const before = operatorClient.getQueryData<Session>(sessionKey);
  // What one operator has loaded is not for the next one.
  if (before?.operator && before.operator.id !== operator?.id) forgetLoaded();
  if (!operator) return { operator, hasExpired: Boolean(before?.operator ?? before?.hasExpired) };
  keepDraftsFor(operator.id);
  return { operator };
}
