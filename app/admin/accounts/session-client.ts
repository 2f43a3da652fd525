import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { keepDraftsFor } from '#app/admin/kept-drafts.ts';
import { ProblemError, queryDefaults } from '#app/api-client.ts';
import type { SignedInOperator } from '#domain/answers/session.ts';
import { FetchError } from '#domain/fetch-error.ts';
import { setKnownRole } from './known-role.ts';

/** Who is signed in, as this page knows it. */
export type KnownSession = {
  /** Null for nobody. */
  readonly operator: SignedInOperator | null;
  /** Somebody was signed in until the server said otherwise. */
  readonly hasExpired?: boolean;
};

/** Who is signed in. */
export const sessionKey = ['/api/admin/session'] as const;

/** What operators have loaded. In the browser only: on the server nothing is ever fetched through it. */
export const operatorClient: QueryClient = new QueryClient({
  defaultOptions: queryDefaults,
  queryCache: new QueryCache({ onError: forgetSession }),
  mutationCache: new MutationCache({ onError: forgetSession }),
});

/**
 * An answer of 401 says that the session is over: the screens ask for sign-in and nothing of it stays in memory. One of
 * 403 says that role or rules have changed: then the screens show what is left.
 */
function forgetSession(error: Error): void {
  if (!(error instanceof FetchError || error instanceof ProblemError)) return;
  if (error.status === 403) void operatorClient.invalidateQueries({ queryKey: sessionKey });
  if (error.status !== 401) return;
  // A refused attempt to sign in ends no session.
  if (operatorClient.getQueryData<KnownSession>(sessionKey)?.operator) endSession({ hasExpired: true });
}

/** From now on the screens are those of this operator; drafts of another one are gone. */
export function startSession(operator: SignedInOperator): void {
  keepDraftsFor(operator.id);
  setSession({ operator });
}

/** From now on nobody is signed in, and nothing that was loaded stays in memory. */
export function endSession({ hasExpired }: { hasExpired: boolean }): void {
  setSession({ operator: null, hasExpired });
  forgetLoaded();
}

export function forgetLoaded(): void {
  operatorClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

function setSession(session: KnownSession): void {
  // An answer that is still on its way is about the time before.
  void operatorClient.cancelQueries({ queryKey: sessionKey });
  setKnownRole(session.operator?.role ?? null);
  operatorClient.setQueryData<KnownSession>(sessionKey, session);
}
