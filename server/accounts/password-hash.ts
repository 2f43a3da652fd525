import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type PasswordCode, passwordFault } from '#domain/accounts/password.ts';
import { wordList } from '#domain/accounts/password-words.ts';
import { composed } from '#domain/language/composed-text.ts';
import { tooManyAttempts } from './client.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** Argon2id; memory in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** Above the minimum of SEC-23 (19 MiB, 2 passes, 1 lane). Raise freely: old hashes are renewed at sign-in. */
export const passwordCost: PasswordCost = { memory: 32 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

const derive = promisify(argon2);
const inTurn = createHashQueue();
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await deriveInTurn(password, salt, cost, tagLength, 'known');
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Does the same work if there is no hash (unknown address, no password yet), so that the time reveals nothing (SEC-25).
 * Throws 429.
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
    // Two systems may compose the same typed password differently (NIST SP 800-63B 5.1.1.2).
    const message = composed(password);
    return await derive('argon2id', { message, nonce: salt, tagLength: length, ...cost });
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Made by `npm run common-passwords`; on the server only, because it is larger than the whole account screen. */
const common = wordList(commonPasswords);

/** Undefined if acceptable (SEC-24). `siteWords`, the operator's name and address count as common passwords. */
export function newPasswordFault(
  password: string,
  { email, name }: { email?: string | undefined; name?: string | undefined },
  siteWords: readonly string[],
): PasswordCode | undefined {
  return passwordFault(password, { common, own: [...siteWords, email ?? '', name ?? ''] });
}

/** Each hash takes its full memory, so more at once would exhaust the machine's. */
const mostAtOnce = 2;

/** About five seconds of hashing; waiting longer would be pointless. */
export const mostWaiting = 50;

const queueSeconds = 5;

/** Operators who have signed in before, or are signed in, do not queue behind strangers. */
export type Waiting = 'known' | 'stranger';

/** Runs two tasks at once, known clients first. Throws 429 if 50 of the same kind are waiting. */
export function createHashQueue() {
  const waiting: Readonly<Record<Waiting, (() => void)[]>> = { known: [], stranger: [] };
  let underWay = 0;

  return async function inTurn<Result>(who: Waiting, work: () => Promise<Result>): Promise<Result> {
    if (underWay < mostAtOnce) underWay += 1;
    else {
      if (waiting[who].length >= mostWaiting) throw tooManyAttempts(queueSeconds);
      await new Promise<void>((resolve) => waiting[who].push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
