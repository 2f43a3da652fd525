import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { type Capability, mayDo } from '#domain/accounts/roles.ts';
import type { SignedInOperator } from '#domain/api/session.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type KnownSession, operatorClient } from './session-client.ts';
import { useSession } from './use-session.ts';

const SignIn = lazyPart(() => import('#app/admin/accounts/sign-in/sign-in.tsx'));

const OperatorContext = createContext<SignedInOperator | null>(null);

/** Throws outside an `OperatorGate`. */
export function useOperator(): SignedInOperator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator is for what stands inside an OperatorGate');
  return operator;
}

type Props = {
  may: Capability;
  children: ReactNode;
};

/** Shows the sign-in form, the missing permission or the children (SEC-21). The server checks again. */
export function OperatorGate({ may, children }: Props) {
  return (
    <QueryClientProvider client={operatorClient}>
      <Loaded query={useSession()}>
        {(session) => (
          <SignedIn session={session} may={may}>
            {children}
          </SignedIn>
        )}
      </Loaded>
    </QueryClientProvider>
  );
}

function SignedIn({ session, may, children }: Props & { session: KnownSession }) {
  const { operator } = session;
  if (!operator) return <SignIn {...session} />;
  if (!mayDo(operator.role, may)) return <Refused operator={operator} />;
  if (operator.needsSecondFactor && may !== 'useOwnAccount') return <SecondFactorFirst />;
  return (
    <OperatorContext key={operator.id} value={operator}>
      {children}
    </OperatorContext>
  );
}

function Refused({ operator: { role } }: { operator: SignedInOperator }) {
  const { names, refused } = useAdmin().words.roles;
  return (
    <section className="card narrow">
      <h2>{refused.title}</h2>
      <p>{fill(refused.text, { role: names[role] })}</p>
    </section>
  );
}

function SecondFactorFirst() {
  const { secondFactorFirst } = useAdmin().words;
  return (
    <section className="card narrow">
      <h2>{secondFactorFirst.title}</h2>
      <p>{secondFactorFirst.text}</p>
      <div>
        <Link className="btn sm" to="/admin/account">
          {secondFactorFirst.button}
        </Link>
      </div>
    </section>
  );
}
