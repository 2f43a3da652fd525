import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { minuteMs } from '#domain/language/durations.ts';
import { BackupError } from './backup-file.ts';

const requestMs = 30_000;
const transferMs = 30 * minuteMs;
/** Limit of one PutObject (Amazon S3 User Guide, "Uploading objects"). */
const mostBytes = 5 * 1024 ** 3;

/** https://<key id>:<secret>@<host>/<bucket>/<folder>?region=<region>, as S3, MinIO, Ceph and many hosters speak it. */
export function s3Storage(address: string) {
  const url = new URL(address);
  const [, bucket = '', ...folders] = url.pathname.replace(/\/$/, '').split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  });
  const base = `${url.protocol}//${url.host}/${bucket}`;
  const place = `${base}/${prefix}`;

  async function ask(target: string, init: RequestInit = {}, limitMs = requestMs): Promise<Response> {
    const { body, ...rest } = init;
    // Signed without its body, whose hash stands in a header: it would be read into memory.
    const signed = await client.sign(target, rest);
    const answer = await fetch(signed.url, {
      method: signed.method,
      headers: signed.headers,
      // The signature is for this host alone.
      redirect: 'error',
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(limitMs),
    }).catch((error: unknown) => {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      throw new BackupError(`Could not reach ${place}: ${cause?.code ?? name}.`);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new BackupError(`${place} answered ${answer.status} to ${signed.method}.`);
  }

  return {
    /** For people: never with the key. */
    place,
    names: async (): Promise<string[]> => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}site-` });
      const answer = await (await ask(`${base}?${query}`)).text();
      return [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length));
    },
    put: async (name: string, path: string): Promise<void> => {
      if (statSync(path).size > mostBytes)
        throw new BackupError(`${name} is larger than 5 GB, the limit of ${place} for one upload.`);
      const headers = { 'X-Amz-Content-Sha256': await sha256(path) };
      await ask(place + name, { method: 'PUT', headers, body: await openAsBlob(path) }, transferMs);
    },
    get: async (name: string, path: string): Promise<void> => {
      const { body } = await ask(place + name, {}, transferMs);
      if (!body) throw new BackupError(`${place}${name} is empty.`);
      await pipeline(body, createWriteStream(path, { mode: 0o600 }));
    },
    remove: async (name: string): Promise<void> => {
      await ask(place + name, { method: 'DELETE' });
    },
  };
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
