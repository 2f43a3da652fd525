import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { queryFunction, sendChange } from '#app/api-client.ts';
import { fill } from '#app/language/fill.ts';
import { keptDrafts } from './kept-drafts.ts';
import { LoadFailed } from './load-failed.tsx';
import { endSession, operatorClient, sessionKey } from './operator-client.ts';
import { SignInForm } from './sign-in-form.tsx';

export type Operator = { readonly id: string; readonly name: string; readonly email: string };
export type Session = { readonly operator: Operator } | null;

const OperatorContext = createContext<Operator | null>(null);

/** Who is signed in. Throws outside of an `OperatorGate`. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator is for what stands inside an OperatorGate');
  return operator;
}

/** Shows its content to signed-in operators only, and the sign-in to everybody else (SEC-21). */
export function OperatorGate({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={operatorClient}>
      <Gate>{children}</Gate>
    </QueryClientProvider>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const { words, notify } = useAdmin();
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: queryFunction('returnNull') as () => Promise<Session>,
  });

  async function signOut() {
    try {
      await sendChange('DELETE', sessionKey[0]);
    } finally {
      endSession();
      keptDrafts.clear();
      notify(words.signIn.signedOut);
    }
  }

  if (session.isPending)
    return (
      <p className="muted" role="status">
        {words.common.loading}
      </p>
    );
  if (session.isError) return <LoadFailed onRetry={() => void session.refetch()} />;
  if (!session.data) return <SignInForm />;
  const { operator } = session.data;
  return (
    <OperatorContext value={operator}>
      <p className="signed-in small muted">
        {fill(words.header.signedInAs, { name: operator.name })}
        <button className="btn line sm" type="button" onClick={signOut}>
          {words.header.signOut}
        </button>
      </p>
      {children}
    </OperatorContext>
  );
}
