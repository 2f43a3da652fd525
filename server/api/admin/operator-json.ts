import type { Role } from '#domain/roles.ts';
import { lacksSecondFactor } from '#server/middleware/admin-access.ts';
import type { Operator } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';

/** What an operator's browser may know of an operator: nothing secret. */
type OperatorJson = { id: string; email: string; name: string; role: Role; hasSecondFactor: boolean };

/** An operator without the secrets. */
export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorJson {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

/** The operator who is signed in, and whether they have to set up a second factor before anything else. */
export async function ownJson(
  { db }: Store,
  operator: Operator,
): Promise<OperatorJson & { needsSecondFactor: boolean }> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
