import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { addressKey } from '#domain/forms/address-key.ts';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const saltBytes = 16;
const hashBytes = 24;

/** `salt.hash`: provable for whoever knows the address; slow, because addresses are easy to guess. */
export async function personHash(
  email: string,
  salt = randomBytes(saltBytes).toString('base64url'),
): Promise<string> {
  const hash = await derive(addressKey(email), salt, hashBytes);
  return `${salt}.${hash.toString('base64url')}`;
}

/** Whether `hash` was made of that address. */
export async function isPersonHash(hash: string, email: string): Promise<boolean> {
  const [salt] = hash.split('.');
  return (await personHash(email, salt)) === hash;
}
