import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { composed } from '#domain/composed-text.ts';
import { createHashQueue, type Waiting } from './hash-queue.ts';

/** Parameters of Argon2id; memory in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** Stronger than the least of SEC-23 (19 MiB, 2 passes, 1 lane). Raise them freely: old hashes are renewed at sign-in. */
export const passwordCost: PasswordCost = { memory: 32 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

const derive = promisify(argon2);
const inTurn = createHashQueue();
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The Argon2id hash of a new password as a PHC string, with a salt of its own. Who chooses one is known. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await deriveInTurn(password, salt, cost, tagLength, 'known');
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password is the one of the hash. Without a hash (nobody has that address, or no password yet) the same
 * work is done for nothing, so that the time tells nothing (SEC-25). Those who are known come before strangers. Throws
 * `HashQueueFullError` when too many are waiting.
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  cost = passwordCost,
  who: Waiting = 'stranger',
): Promise<boolean> {
  const found = pattern.exec(stored ?? '');
  if (!found) {
    await deriveInTurn(password, Buffer.alloc(saltBytes), cost, tagLength, who);
    return false;
  }
  const [, memory, passes, parallelism, salt, tag] = found;
  const expected = Buffer.from(tag!, 'base64');
  const its = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await deriveInTurn(password, Buffer.from(salt!, 'base64'), its, expected.length, who);
  return timingSafeEqual(actual, expected);
}

/** True if a hash was made at another cost than today's: make it anew while the password is known. */
export function isOutdatedHash(stored: string, cost = passwordCost): boolean {
  const { memory, passes, parallelism } = cost;
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

async function deriveInTurn(
  password: string,
  salt: Buffer,
  cost: PasswordCost,
  length: number,
  who: Waiting,
): Promise<Buffer> {
  return await inTurn(who, async () => {
    // The same password typed on two systems may be composed differently (NIST SP 800-63B 5.1.1.2).
    const message = composed(password);
    return await derive('argon2id', { message, nonce: salt, tagLength: length, ...cost });
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
