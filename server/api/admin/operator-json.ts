import type { OperatorFacts, SignedInOperator } from '#domain/answers/session.ts';
import { lacksSecondFactor } from '#server/middleware/admin-access.ts';
import type { Operator } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';

export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorFacts {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

export async function ownJson({ db }: Pick<Store, 'db'>, operator: Operator): Promise<SignedInOperator> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
