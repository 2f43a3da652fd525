import { hash, randomBytes } from 'node:crypto';

/** 256 bits, twice the minimum of SEC-22: too many to guess, so a plain hash without salt is enough. */
export const tokenBytes = 32;

export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
