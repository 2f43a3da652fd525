import { describe, expect, test } from 'vitest';
import { defaultBodyLimits } from '#server/core/http/body-limit.ts';
import { StoreUnavailableError } from '#server/core/store/store-unavailable.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { submissions, supportMessage } from '#tests/kit/factories.ts';
import {
  createSubmissionServer,
  expectNothingStored,
  expectProblem,
  json,
  submissionForms,
  submissionPaths,
} from '#tests/kit/submission-server.ts';
import { minimumFillMs } from './submission-api.ts';

const manyKeys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, index]));

describe.each(Object.entries(submissions))('POST /api/%s', (name, valid) => {
  const path = `/api/${name}`;

  test.each<[name: string, body: BodyInit, status: number]>([
    ['an empty body', '', 400],
    ['half a document', '{"name":', 400],
    ['a single quote', "{'name':'x'}", 400],
    ['two documents', '{}{}', 400],
    ['deeply nested brackets', '['.repeat(100_000), 400],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['null', 'null', 422],
    ['a number', '5', 422],
    ['a text', '"text"', 422],
    ['an array', JSON.stringify([valid]), 422],
    ['an empty object', '{}', 422],
    ['thousands of keys and none of ours', JSON.stringify(manyKeys), 422],
    ['all fields under __proto__', `{"__proto__":${JSON.stringify(valid)}}`, 422],
    ['all fields under constructor', `{"constructor":{"prototype":${JSON.stringify(valid)}}}`, 422],
    ['a body over the limit', JSON.stringify({ name: 'x'.repeat(defaultBodyLimits.maxBytes) }), 413],
  ])('%s is refused and nothing is stored', async (_, body, status) => {
    const server = await createSubmissionServer();
    await expectProblem(await server.post(path, body), status);
    await expectNothingStored(server);
  });

  test.each([
    ['no content type', {}],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a multipart form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['something like JSON', { 'Content-Type': 'application/jsonp' }],
    ['another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['a compressed body', { ...json, 'Content-Encoding': 'gzip' }],
    ['the name of an object property', { 'Content-Type': 'constructor' }],
  ])('%s is refused with 415', async (_, headers) => {
    const server = await createSubmissionServer();
    const body = new TextEncoder().encode(JSON.stringify(valid));
    await expectProblem(await server.post(path, body, headers as Record<string, string>), 415);
    await expectNothingStored(server);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is refused with 405 and Allow',
    async (method) => {
      const server = await createSubmissionServer();
      const response = await server.send(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );
});

describe.each(submissionPaths)('POST %s', (path) => {
  const { valid, storedBeside } = submissionForms[path];
  const field = path === '/api/support' ? 'message' : 'comment';
  const longest = { [field]: 'x'.repeat(defaultBodyLimits.maxBytes - 1000) };

  test('a plain submission is stored, queued for mail and answered 201 with its id', async () => {
    const server = await createSubmissionServer();
    const response = await server.post(path, JSON.stringify(valid));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { id } = (await response.json()) as { id: string };
    const reference = response.headers.get('form-reference');
    if (path === '/api/support') expect(reference).toMatch(/^E-2611-\d{7}$/);
    expect(await server.stored(path)).toEqual([
      {
        ...valid,
        ...storedBeside,
        ...(path === '/api/support' ? { reference } : {}),
        id,
        receivedAt: '2026-11-21T09:30:00.000Z',
        language: null,
        status: 'new',
        signals: [],
      },
    ]);
    expect(await server.mails()).toMatchObject([{ submissionId: id, status: 'queued' }]);
  });

  test.each([
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['an unknown word', { 'Sec-Fetch-Site': 'friend' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['the null origin', { Origin: 'null' }, 403],
    ['our host with another port', { Origin: 'http://localhost:81', Host: 'localhost' }, 403],
    ['same-origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://proxied.example' }, 201],
    ['typed by hand', { 'Sec-Fetch-Site': 'none' }, 201],
    ['the configured origin', { Origin: 'https://site.example' }, 201],
    ['the origin the request went to', { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' }, 201],
  ])('a request from %s is judged by where it comes from', async (_, headers, status) => {
    const server = await createSubmissionServer();
    const response = await server.post(path, JSON.stringify(valid), { ...json, ...headers });
    if (status === 403) await expectProblem(response, 403);
    else expect(response.status).toBe(status);
    expect(response.headers.get('vary')).toBe('Origin, Sec-Fetch-Site');
    expect(await server.stored(path)).toHaveLength(status === 201 ? 1 : 0);
  });

  test('the same submission sent again with its key is stored once and gets the same id', async () => {
    const server = await createSubmissionServer();
    const headers = { ...json, 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
    const first = await server.post(path, JSON.stringify(valid), { ...headers, 'Form-Elapsed-Ms': '9000' });
    const again = await server.post(path, JSON.stringify(valid), { ...headers, 'Form-Elapsed-Ms': '12000' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await server.stored(path)).toHaveLength(1);
    expect(await server.mails()).toHaveLength(1);
  });

  test('the same key with other content is another submission', async () => {
    const server = await createSubmissionServer();
    const headers = { ...json, 'Idempotency-Key': 'key' };
    await server.post(path, JSON.stringify(valid), headers);
    await server.post(path, JSON.stringify({ ...valid, name: 'Bea' }), headers);
    expect(await server.stored(path)).toHaveLength(2);
  });

  test.each(['', 'x'.repeat(201), 'a b', 'ä'])('the unusable key %j counts as none', async (key) => {
    const server = await createSubmissionServer();
    const headers = { ...json, 'Idempotency-Key': key };
    await server.post(path, JSON.stringify(valid), headers);
    await server.post(path, JSON.stringify(valid), headers);
    expect(await server.stored(path)).toHaveLength(2);
  });

  test.each([
    [{ 'Form-Trap': '1' }, ['honeypot', 'plain']],
    [{ 'Form-Elapsed-Ms': String(minimumFillMs - 1) }, ['tooFast']],
    [{ 'Form-Elapsed-Ms': '0', 'Form-Trap': '' }, ['honeypot', 'tooFast']],
  ])('signs of spam %j sort a submission and do not refuse it', async (side, signals) => {
    const server = await createSubmissionServer();
    const headers = { ...json, ...side } as Record<string, string>;
    expect((await server.post(path, JSON.stringify(valid), headers)).status).toBe(201);
    expect(await server.stored(path)).toMatchObject([{ status: 'suspected', signals }]);
    expect(await server.mails()).toHaveLength(1);
  });

  test.each<[string, object, Record<string, string>, object?]>([
    ['other letter case', {}, { 'Content-Type': 'Application/JSON; Charset="UTF-8"' }],
    ['thousands of unknown keys', manyKeys, {}],
    ['fields that headers have', { language: 'en', website: 'x', elapsedMs: 1 }, {}],
    ['headers that say nothing', {}, { 'Form-Language': 'fr', 'Form-Elapsed-Ms': '-1' }],
    ['empty headers', {}, { 'Form-Language': '', 'Form-Elapsed-Ms': '1e3' }],
    ['the shortest time', {}, { 'Form-Elapsed-Ms': String(minimumFillMs) }],
    ['the language of its page', {}, { 'Form-Language': 'en' }, { language: 'en' }],
    ['a text just below the limit', longest, {}, longest],
  ])('a submission with %s is stored', async (_, changes, side, stored = { language: null }) => {
    const server = await createSubmissionServer();
    const body = JSON.stringify({ ...valid, ...changes });
    expect((await server.post(path, body, { ...json, ...side })).status).toBe(201);
    expect(await server.stored(path)).toMatchObject([{ status: 'new', signals: [], ...stored }]);
  });

  // B3: one sign alone proves nothing, so the same text from a browser is not suspected.
  test('a text with web addresses is put aside where nothing else speaks for it', async () => {
    const server = await createSubmissionServer();
    const body = JSON.stringify({ ...valid, [field]: 'https://a.example and https://b.example' });
    await server.post(path, body);
    await server.post(path, body, { ...json, 'Form-Language': 'de', 'Form-Elapsed-Ms': '20000' });
    expect(await server.stored(path)).toMatchObject([
      { status: 'suspected', signals: ['links', 'plain'] },
      { status: 'new', signals: [] },
    ]);
  });

  test('a plain text that comes again and again within a day is put aside from the third time on', async () => {
    const server = await createSubmissionServer();
    for (const [index, word] of ['eins', 'zwei', 'drei', 'vier'].entries()) {
      const text = `Werbung für die besten Angebote des ganzen Landes ${index} https://${word}.example`;
      await server.post(path, JSON.stringify({ ...valid, [field]: text }));
    }
    const stored = await server.stored(path);
    expect(stored.map(({ status }) => status).toSorted()).toEqual(['new', 'new', 'suspected', 'suspected']);
    expect(stored.at(-1)!.signals).toEqual(['repeated', 'plain']);
  });

  test('when the store is unavailable the answer is 503 and says when to come back', async () => {
    const store = await createTestStore();
    const transaction = async () => await Promise.reject(new StoreUnavailableError(new Error('disk full')));
    const server = await createSubmissionServer({ store: { ...store, transaction } });
    const response = await server.post(path, JSON.stringify(valid));
    const problem = await expectProblem(response, 503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(JSON.stringify(problem)).not.toContain('disk full');
    expect(server.log.lines.join()).toContain('disk full');
  });

  test('an unexpected error is answered 500 without its details, and logged', async () => {
    const store = await createTestStore();
    const server = await createSubmissionServer({
      store: { ...store, transaction: async () => await Promise.reject(new Error('secret')) },
    });
    const problem = await expectProblem(await server.post(path, JSON.stringify(valid)), 500);
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(server.log.lines.join()).toContain('secret');
  });

  test('too many submissions from one address get 429 and a time to wait, other addresses do not', async () => {
    const server = await createSubmissionServer({
      env: { trustedProxyHops: 1, rateLimitPer10Min: 2, rateLimitOfAllPer10Min: 0 },
    });
    const from = (address: string) => ({ ...json, 'X-Forwarded-For': address });
    const send = async (address: string) => await server.post(path, JSON.stringify(valid), from(address));
    for (let count = 0; count < 2; count += 1) expect((await send('192.0.2.1')).status).toBe(201);
    const refused = await send('192.0.2.1');
    await expectProblem(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('192.0.2.2')).status).toBe(201);
  });

  // B3: the overall limit refused innocent visitors.
  test('a flood refuses nobody: what is plain is put aside then, what a visitor sends is not', async () => {
    const server = await createSubmissionServer({
      env: { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 1 },
    });
    await server.post(path, JSON.stringify(valid));
    expect((await server.post(path, JSON.stringify(valid))).status).toBe(201);
    const visitor = { ...json, 'Form-Language': 'de', 'Form-Elapsed-Ms': '20000' };
    expect((await server.post(path, JSON.stringify(valid), visitor)).status).toBe(201);
    // What came within one millisecond has no order.
    const stored = (await server.stored(path)).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(stored).toMatchObject([
      { status: 'new' },
      { status: 'new' },
      { status: 'suspected', signals: ['flood', 'plain'] },
    ]);
  });
});

test('each stored submission wakes the mail worker, a refused one does not', async () => {
  let wakes = 0;
  const server = await createSubmissionServer({
    wakeMail: () => {
      wakes += 1;
    },
  });
  await server.post('/api/support', JSON.stringify(supportMessage()));
  await server.post('/api/survey', '{}');
  expect(wakes).toBe(1);
});
