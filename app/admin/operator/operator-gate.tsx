import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from './load-failed.tsx';
import { type Operator, operatorClient } from './operator-client.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSession } from './use-session.ts';

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
  const { words } = useAdmin();
  const session = useSession();

  if (session.isPending)
    return (
      <p className="muted" role="status">
        {words.common.loading}
      </p>
    );
  if (!session.data) return <LoadFailed onRetry={() => void session.refetch()} />;
  const { operator, hasExpired = false } = session.data;
  if (!operator) return <SignInForm hasExpired={hasExpired} />;
  return (
    <OperatorContext key={operator.id} value={operator}>
      {children}
    </OperatorContext>
  );
}
