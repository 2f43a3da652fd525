import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { keepDraftsFor } from '#app/admin/kept-drafts.ts';
import { releaseKey } from '#app/admin/publishing/release.ts';
import { ProblemError, queryDefaults } from '#app/api-client.ts';
import type { Entrance, SignedInOperator } from '#domain/api/session.ts';
import { FetchError } from '#domain/health/fetch-error.ts';
import { setKnownRole } from './known-role.ts';

export type KnownSession = {
  readonly operator: SignedInOperator | null;
  readonly hasExpired?: boolean;
  readonly entrance?: Entrance | undefined;
};

export const sessionKey = ['/api/admin/session'] as const;
export const secondFactorKey = ['/api/admin/totp'] as const;

/** Used in the browser only: the server never fetches through it. */
export const operatorClient: QueryClient = new QueryClient({
  defaultOptions: queryDefaults,
  queryCache: new QueryCache({ onError: forgetSession }),
  mutationCache: new MutationCache({ onError: forgetSession }),
});

/** 401 ends the session and clears what was loaded. 403 means that role or rules have changed. */
function forgetSession(error: Error): void {
  if (!(error instanceof FetchError || error instanceof ProblemError)) return;
  if (error.status === 403) void operatorClient.invalidateQueries({ queryKey: sessionKey });
  if (error.status !== 401) return;
  // A failed sign-in attempt also answers 401, but ends no session.
  if (operatorClient.getQueryData<KnownSession>(sessionKey)?.operator) endSession({ hasExpired: true });
}

/** Deletes the drafts of another operator. */
export function startSession(operator: SignedInOperator): void {
  keepDraftsFor(operator.id);
  setSession({ operator });
}

export function endSession({ hasExpired }: { hasExpired: boolean }): void {
  setSession({ operator: null, hasExpired });
  forgetLoaded();
  // Brings what the sign-in form may say.
  void operatorClient.invalidateQueries({ queryKey: sessionKey });
}

/** Everything but what guests may know. */
export function forgetLoaded(): void {
  const known: unknown[] = [sessionKey[0], releaseKey[0]];
  operatorClient.removeQueries({ predicate: ({ queryKey }) => !known.includes(queryKey[0]) });
}

function setSession(session: KnownSession): void {
  // A pending answer describes the state before.
  void operatorClient.cancelQueries({ queryKey: sessionKey });
  setKnownRole(session.operator?.role ?? null);
  operatorClient.setQueryData<KnownSession>(sessionKey, session);
}
