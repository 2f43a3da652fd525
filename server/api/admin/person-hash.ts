import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { addressKey } from '#domain/address-key.ts';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const saltBytes = 16;
const hashBytes = 24;

/**
 * What the audit log keeps of an address, as `salt.hash`: nobody can read it there, and whoever has the address can
 * prove that it was this one. Slow on purpose, because addresses are easy to guess.
 */
export async function personHash(
  email: string,
  salt = randomBytes(saltBytes).toString('base64url'),
): Promise<string> {
  const hash = await derive(addressKey(email), salt, hashBytes);
  return `${salt}.${hash.toString('base64url')}`;
}
