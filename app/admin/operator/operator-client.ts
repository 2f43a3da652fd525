import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProblemError, queryDefaults } from '#app/api-client.ts';
import { FetchError } from '#domain/fetch-error.ts';

/** Who is signed in; null for nobody. */
export const sessionKey = ['/api/admin/session'] as const;

/** What operators have loaded. In the browser only: on the server nothing is ever fetched through it. */
export const operatorClient: QueryClient = new QueryClient({
  defaultOptions: queryDefaults,
  queryCache: new QueryCache({ onError: forgetSession }),
  mutationCache: new MutationCache({ onError: forgetSession }),
});

/** An answer of 401 says that the session is over: the screens ask for sign-in and nothing of it stays in memory. */
function forgetSession(error: Error): void {
  if (!(error instanceof FetchError || error instanceof ProblemError) || error.status !== 401) return;
  // A refused attempt to sign in ends no session.
  if (operatorClient.getQueryData(sessionKey)) endSession();
}

export function endSession(): void {
  operatorClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  operatorClient.setQueryData(sessionKey, null);
}
