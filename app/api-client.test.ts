import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { submitForm } from '#app/submit-form.ts';
import { queryDefaults, queryFunction, sendChange } from './api-client.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  serve((_request, response) => response.writeHead(status, headers).end(body));

test('the default query function reads the path in the first element of the key as JSON', async () => {
  const origin = await serve((request, response) => response.end(JSON.stringify({ path: request.url })));
  expect(await queryFunction()({ queryKey: [`${origin}/api/things`, 'ignored'] })).toEqual({
    path: '/api/things',
  });
});

test('an answer that is not OK is an error of status, colon, space and response text', async () => {
  const origin = await answering(500, 'broken');
  await expect(queryFunction()({ queryKey: [origin] })).rejects.toThrow(/^500: broken$/);
});

test('with an empty body the error carries the status text', async () => {
  const origin = await answering(404, '');
  await expect(queryFunction()({ queryKey: [origin] })).rejects.toThrow(/^404: Not Found$/);
});

test('a 401 is an error by default and nothing in the variant', async () => {
  const origin = await answering(401, 'sign in');
  await expect(queryFunction('throw')({ queryKey: [origin] })).rejects.toThrow(/^401: sign in$/);
  expect(await queryFunction('returnNull')({ queryKey: [origin] })).toBeNull();
});

test('data is never refetched, never stale and never retried (API-2)', () => {
  expect(queryDefaults.queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  expect(queryDefaults.mutations.retry).toBe(false);
});

const company = { idempotencyKey: 'key-1', language: 'de', elapsedMs: 5000, isTrapped: false } as const;

test('a form is sent as JSON of its fields alone, what goes with it in headers, and an OK status is success whatever the body', async () => {
  let received: { headers: Record<string, unknown>; body: string } | undefined;
  const origin = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received = { headers: request.headers, body };
    response.writeHead(200).end('no JSON');
  });
  expect(await submitForm(origin, { name: 'Ann' }, company)).toEqual({ ok: true, reference: '' });
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
    'form-language': 'de',
    'form-elapsed-ms': '5000',
  });
  expect(received?.headers).not.toHaveProperty('form-trap');
  expect(JSON.parse(received!.body)).toEqual({ name: 'Ann' });
});

test('a refusal brings status, field errors and the time to wait', async () => {
  const origin = await answering(429, JSON.stringify({ errors: [{ field: 'name', code: 'required' }] }), {
    'retry-after': '90',
  });
  expect(await submitForm(origin, {}, company)).toEqual({
    ok: false,
    status: 429,
    errors: [{ field: 'name', code: 'required' }],
    retryAfter: 90,
  });
});

test('a server that cannot be reached is status 0, never an exception', async () => {
  const origin = await answering(200, '');
  await new Promise((resolve) => server!.close(resolve));
  expect(await submitForm(origin, {}, company)).toEqual({ ok: false, status: 0, errors: [], retryAfter: 0 });
});

test.each<[string, (origin: string) => Promise<unknown>, unknown]>([
  ['a form', async (origin) => await submitForm(origin, {}, company), { ok: false, status: 0 }],
  ['a change', async (origin) => await sendChange('POST', origin).catch(({ status }) => status), 0],
  [
    'a query',
    async (origin) => await queryFunction()({ queryKey: [origin] }).catch(({ name }) => name),
    'TimeoutError',
  ],
])('%s that nobody answers is given up after twenty seconds', async (_, ask, outcome) => {
  const origin = await serve(() => {});
  const { timeout } = AbortSignal;
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 10));
  const answer = await ask(origin);
  if (typeof outcome === 'object') expect(answer).toMatchObject(outcome!);
  else expect(answer).toBe(outcome);
  expect(asked).toHaveBeenCalledWith(20_000);
  asked.mockRestore();
  server!.closeAllConnections();
});
