import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { onTestFinished } from 'vitest';

/** Speaks as much of S3 as backups need, and refuses what is wrongly signed or arrives changed. */
export async function startObjectStorage({ refused = [] }: { refused?: readonly string[] } = {}) {
  const objects = new Map<string, Buffer>();
  const keys = { accessKeyId: 'id', secretAccessKey: 'p/w+' };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const end = (status: number, answer: string | Buffer = '') => response.writeHead(status).end(answer);
    const stated = request.headers['x-amz-content-sha256'];
    if (refused.includes(request.method!) || !(await isSigned(request, url, keys))) return end(403);
    if (stated !== 'UNSIGNED-PAYLOAD' && stated !== createHash('sha256').update(body).digest('hex'))
      return end(400);
    const name = url.pathname.replace('/bucket/', '');
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return end(200);
    const prefix = url.searchParams.get('prefix');
    if (prefix === null) return objects.has(name) ? end(200, objects.get(name)) : end(404);
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix));
    return end(
      200,
      `<ListBucketResult>${found.map((key) => `<Key>${key}</Key>`).join('')}</ListBucketResult>`,
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { objects, url: `http://id:p%2Fw%2B@127.0.0.1:${port}/bucket/site?region=eu-1` };
}

type Keys = { accessKeyId: string; secretAccessKey: string };

async function isSigned({ headers, method }: IncomingMessage, url: URL, keys: Keys): Promise<boolean> {
  const client = new AwsClient({ ...keys, service: 's3', region: 'eu-1' });
  const again = await client.sign(url.href, {
    method: method!,
    headers: { 'X-Amz-Content-Sha256': String(headers['x-amz-content-sha256']) },
    aws: { datetime: String(headers['x-amz-date']) },
  });
  return again.headers.get('authorization') === headers.authorization;
}
