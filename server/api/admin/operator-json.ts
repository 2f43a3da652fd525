import type { Operator } from '#server/store/operators.ts';

/** What an operator's browser may know of an operator: nothing secret. */
export type OperatorJson = { id: string; email: string; name: string; hasSecondFactor: boolean };

/** An operator without the secrets. */
export function operatorJson({ id, email, name, totpSecret }: Operator): OperatorJson {
  return { id, email, name, hasSecondFactor: totpSecret !== null };
}
