import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app supports; one step of clock difference is forgiven. */
const algorithm = 'SHA1';
const digits = 6;
const period = 30;
const window = 1;
const secretBytes = 20;
const sixDigits = /^\d{6}$/;

const recoveryCodeCount = 10;
const recoveryCodeLength = 28;
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** A new secret for an authenticator app, in base32 as people type it. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` address of a secret, which apps read from a QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/**
 * The time step a code is right for, or undefined if it is wrong or not newer than `usedStep`: each code works once
 * (ASVS 6.5.1).
 */
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

/**
 * New recovery codes (seven groups of four, 140 random bits each) and the hashes that are stored instead. A plain hash
 * is enough from 112 bits on (ASVS 6.5.2). Those of before, with four groups, keep working.
 */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(recoveryCodeLength)].map((byte) => recoveryAlphabet[byte % 32]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** What a recovery code is looked up by, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hash('sha256', code.toUpperCase().replace(/[\s-]/g, ''), 'base64url');
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm, digits, period });
}
