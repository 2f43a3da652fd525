import type { OperatorFacts, SignedInOperator } from '#domain/answers/session.ts';
import { lacksSecondFactor } from '#server/middleware/admin-access.ts';
import type { Operator } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';

/** An operator without the secrets. */
export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorFacts {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

/** The operator who is signed in, and whether they have to set up a second factor before anything else. */
export async function ownJson({ db }: Store, operator: Operator): Promise<SignedInOperator> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
