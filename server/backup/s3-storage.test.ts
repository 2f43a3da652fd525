import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a storage that leads elsewhere is not followed, and gets no backup there', async () => {
  let asked = 0;
  const elsewhere = await listen((_, response) => {
    asked += 1;
    response.end('<Key>site-1</Key>');
  });
  const port = await listen((_, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${elsewhere}/` }).end(),
  );
  const storage = s3Storage(`http://id:key@127.0.0.1:${port}/bucket`);
  await expect(storage.names()).rejects.toThrow();
  await expect(storage.remove('site-1')).rejects.toThrow();
  expect(asked).toBe(0);
});
