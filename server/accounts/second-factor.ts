import type { Kysely } from 'kysely';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { spendRecoveryCode, spendTotpStep } from './operators.ts';
import { tellOperator } from './tell-operator.ts';
import { hashRecoveryCode, matchingStep } from './totp.ts';

/** Anything else is a recovery code. */
const appCode = /^\s*\d{3}\s?\d{3}\s*$/;

/** Uses up the code; call it in a transaction, so that two requests with the same code cannot both succeed. */
export async function spendSecondFactor(
  db: Kysely<Tables>,
  operator: Operator,
  code: string,
  now: Date,
): Promise<boolean> {
  const { id, totpSecret, totpUsedStep } = operator;
  if (appCode.test(code)) {
    const step = totpSecret === null ? undefined : matchingStep(totpSecret, code, now, totpUsedStep);
    return step !== undefined && (await spendTotpStep(db, id, step));
  }
  const isUsed = await spendRecoveryCode(db, id, hashRecoveryCode(code));
  if (isUsed) {
    const at = now.toISOString();
    await recordAudit(db, { at, operatorId: id, action: 'recoveryCode.used' });
    await tellOperator(db, 'recovery-code-used', operator, at);
  }
  return isUsed;
}
