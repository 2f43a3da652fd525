import type { OperatorFacts, SignedInOperator } from '#domain/api/session.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import { lacksSecondFactor } from './admin-access.ts';

export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorFacts {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

export async function ownJson({ db }: Pick<Store, 'db'>, operator: Operator): Promise<SignedInOperator> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
