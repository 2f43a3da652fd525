import type { Kysely } from 'kysely';
import { recordAudit } from '#server/store/audit-log.ts';
import { type Operator, spendRecoveryCode, spendTotpStep } from '#server/store/operators.ts';
import type { Tables } from '#server/store/tables.ts';
import { hashRecoveryCode, matchingStep } from './totp.ts';

/** What an authenticator app shows; anything else is a recovery code. */
const appCode = /^\s*\d{3}\s?\d{3}\s*$/;

/**
 * Whether a code of the app, or a recovery code, is right for this operator; it is used up by asking. Call it in a
 * transaction, so that two requests with the same code do not both pass.
 */
export async function spendSecondFactor(
  db: Kysely<Tables>,
  { id, totpSecret, totpUsedStep }: Operator,
  code: string,
  now: Date,
): Promise<boolean> {
  if (appCode.test(code)) {
    const step = totpSecret === null ? undefined : matchingStep(totpSecret, code, now, totpUsedStep);
    return step !== undefined && (await spendTotpStep(db, id, step));
  }
  const isUsed = await spendRecoveryCode(db, id, hashRecoveryCode(code));
  if (isUsed) await recordAudit(db, { at: now.toISOString(), operatorId: id, action: 'recoveryCode.used' });
  return isUsed;
}
