import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigurationError } from '#content/facts/variables.ts';
import { dayMs } from '#domain/language/durations.ts';

export class BackupError extends Error {
  override name = 'BackupError';
}

/** Writes a file, or the names in a folder, to the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Answers of memory sticks and some network folders, which have no hard links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

export function linkFile(from: string, to: string, otherwise: (from: string, to: string) => void): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    otherwise(from, to);
  }
}

/** A rename would replace a file created in between; a hard link fails instead. Throws `taken` if there is one. */
export function giveName(made: string, target: string, taken: Error): void {
  try {
    linkFile(made, target, renameSync);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken : error;
  }
}

const sqliteIsFull = 13;
const longest = 300;

/** One sentence for people and for the record; holds no password. */
export function backupFault(error: unknown, folder: string): string {
  if (error instanceof BackupError || error instanceof ConfigurationError) return error.message;
  const { name, message, code, errcode, path } = error as NodeJS.ErrnoException & { errcode?: number };
  if (name === 'AbortError') return 'The backup was interrupted; nothing was written.';
  if (code === 'ENOSPC' || errcode === sqliteIsFull || message.includes('No space left on device'))
    return `Not enough space in ${folder}; nothing was written.`;
  if (code === 'EROFS') {
    const closed = path ? dirname(path) : folder;
    // The unit that we ship closes everything but the data.
    return `The server can't write to ${closed}; nothing was written. If systemd runs it: sudo systemctl edit site, with the lines [Service] and ReadWritePaths=${closed}, then sudo systemctl restart site. Otherwise its disk is mounted read-only.`;
  }
  return `Nothing was written: ${message || code || name}`.slice(0, longest);
}

type Purpose = 'backup' | 'restore' | 'drill' | 'move';

/** Six characters are what `mkdtemp` adds. */
const pattern = /^(?:backup|restore|drill|move)-[A-Za-z\d]{6}$/;

/** Whatever is worked on holds readable copies: not in the system's temporary folder, which may lie in memory. */
export function makeWorkFolder(dataDir: string, purpose: Purpose): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return mkdtempSync(join(resolve(dataDir), `${purpose}-`));
}

export function isWorkFolder(name: string, purpose: Purpose): boolean {
  return pattern.test(name) && name.startsWith(`${purpose}-`);
}

/** Deletes what processes left that were killed. */
export function removeAbandonedWork(dataDir: string, now: Date): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (pattern.test(name) && isAbandoned(path, now)) rmSync(path, { recursive: true, force: true });
  }
}

/** No work takes a day. */
export function isAbandoned(path: string, now: Date): boolean {
  return now.getTime() - statSync(path).mtimeMs > dayMs;
}

type Streams = { from: string; to: string };

const header = 'age-encryption.org/v1';

/** In the format of https://age-encryption.org, for public keys: the server itself cannot read its backups. */
export async function encryptFile({ from, to }: Streams, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const stream = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  await pipeline(await encrypter.encrypt(stream), createWriteStream(to, { mode: 0o600 }));
}

/** `identities` is what `age-keygen` wrote. Throws `BackupError` if none of them opens the file, or it is damaged. */
export async function decryptFile({ from, to }: Streams, identities: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const keys = identities.split('\n').map((line) => line.trim());
  for (const key of keys.filter((line) => line !== '' && !line.startsWith('#'))) decrypter.addIdentity(key);
  const stream = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  try {
    await pipeline(await decrypter.decrypt(stream), createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The file system's errors have codes; the others are about key and content.
    if (code) throw error;
    throw new BackupError(`Could not decrypt ${from}: the key is another one, or the file is damaged.`);
  }
}

export async function isEncrypted(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: header.length - 1 }))
    return (chunk as Buffer).toString('latin1') === header;
  return false;
}
