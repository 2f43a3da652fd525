import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

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
