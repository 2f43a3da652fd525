import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Db } from '#server/core/store/store.ts';
import { spendRecoveryCode, spendTotpStep } from './operators.ts';
import { notifyOperator } from './tell-operator.ts';

/** RFC 6238 with the parameters every authenticator app supports; one step of clock difference is accepted. */
const algorithm = 'SHA1';
const digits = 6;
export const period = 30;
export const window = 1;
const secretBytes = 20;
const sixDigits = /^\d{6}$/;

export const recoveryCodeCount = 10;
export const recoveryCodeLength = 28;
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function totpAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** Undefined if the code is wrong or not newer than `usedStep`: each code works once (ASVS 6.5.1). */
export function matchingStep(
  secret: string,
  code: string,
  now: Date,
  usedStep: number | null,
): number | undefined {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  // The library throws on characters that are not one byte long.
  if (!sixDigits.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp, window });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return step > (usedStep ?? -1) ? step : undefined;
}

/** 140 random bits: a plain hash is enough from 112 on (ASVS 6.5.2). Older codes with four groups keep working. */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(recoveryCodeLength)].map((byte) => recoveryAlphabet[byte % 32]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

export function hashRecoveryCode(code: string): string {
  return hash('sha256', code.toUpperCase().replace(/[\s-]/g, ''), 'base64url');
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm, digits, period });
}

/** Anything else is a recovery code. */
const appCode = /^\s*\d{3}\s?\d{3}\s*$/;

/** Uses up the code; call it in a transaction, so that two requests with the same code cannot both succeed. */
export async function spendSecondFactor(
  db: Db,
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
    await notifyOperator(db, 'recovery-code-used', operator, at);
  }
  return isUsed;
}
