import { hash, randomBytes } from 'node:crypto';

/** 256 bits, twice what SEC-22 asks for: nobody guesses one, so a plain hash of it needs no salt and no slowness. */
const tokenBytes = 32;

/** A new secret for a cookie or a one-time link, and the hash that is stored instead of it. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** What a token is looked up by. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
