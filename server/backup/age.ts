import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-file.ts';

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
