import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { certificate } from '#tests/kit/certificate.ts';
import { checkLinks } from './link-check.ts';

const stateOf = async (url: string) => (await checkLinks([{ id: 'setting.X', url }]))[0]!.state;

test.each([
  ['https://127.0.0.1/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://localhost/', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://[::ffff:10.0.0.1]/', 'inside'],
  ['https://169.254.169.254/latest/meta-data/', 'inside'],
  ['https://8.8.8.8:8443/', 'inside'],
  ['http://example.com/', 'insecure'],
  ['https://nobody.invalid/', 'silent'],
])('%s is %s, without being asked', async (url, state) => {
  expect(await stateOf(url)).toBe(state);
});

test('each address is answered for at every field that has it', async () => {
  const url = 'http://example.com/';
  const links = [
    { id: 'setting.A', url },
    { id: 'setting.B', url },
  ];
  expect(await checkLinks(links)).toEqual(links.map((link) => ({ ...link, state: 'insecure' })));
});

test('a server that answers, leads on, refuses or keeps silent is told apart', async () => {
  const { port, ca } = await startServer();
  const linksTo = (...paths: string[]) =>
    paths.map((path) => ({ id: path, url: `https://shop.test${path}` }));
  const options = { server: { ip: '127.0.0.1', port, ca } };
  expect(await checkLinks(linksTo('/', '/moved', '/gone'), { ...options, timeoutMs: 60_000 })).toMatchObject([
    { state: 'answers', status: 200 },
    { state: 'elsewhere', status: 302 },
    { state: 'refused', status: 410 },
  ]);
  expect(await checkLinks(linksTo('/never'), { ...options, timeoutMs: 100 })).toMatchObject([
    { state: 'silent' },
  ]);
});

async function startServer(): Promise<{ port: number; ca: string }> {
  const statuses: Readonly<Record<string, number>> = { '/': 200, '/moved': 302, '/gone': 410 };
  const server = createServer(certificate, ({ url }, response) => {
    const status = statuses[url!];
    if (status) response.writeHead(status).end('x'.repeat(100_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, ca: certificate.cert };
}
