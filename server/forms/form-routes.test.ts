import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import type { NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import {
  content,
  createDeclarationServer,
  declarationForms,
  declarationNames,
  form,
  json,
  siteConfig,
  urlencoded,
} from '#tests/kit/declaration-server.ts';
import { cancellation, supportMessage, withdrawal } from '#tests/kit/factories.ts';

describe.each(declarationNames)('POST /api/%s', (name) => {
  const { kind, valid } = declarationForms[name];
  const path = `/api/${name}`;

  test('a declaration is stored, reported, confirmed, and answered with its id and the moment it arrived', async () => {
    const server = await createDeclarationServer();
    const response = await server.post(path, JSON.stringify(valid), { ...json, 'Form-Language': 'en' });
    expect(response.status).toBe(201);
    const [stored] = await server.stored();
    expect(await response.json()).toEqual({ id: stored!.id, receivedAt: '2026-11-21T09:30:00.000Z' });
    expect(stored).toMatchObject({ kind, status: 'new', language: 'en', message: valid.contract });
    expect(await server.kinds()).toEqual(['declaration-confirmation', 'message-notice']);
  });

  test('a store that cannot be read is answered 503, so that the visitor sends again', async () => {
    const server = await createDeclarationServer();
    await server.store.close();
    const response = await server.post(path, JSON.stringify(valid));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });

  test.each([
    ['name', 5],
    ['email', 'anna'],
    ['email', ''],
    ['contract', ' '],
    ['contract', 'x'.repeat(1001)],
    ['contract', '\0'],
  ])('%s %j gets 422, names the field and repeats nothing', async (field, value) => {
    const server = await createDeclarationServer();
    const response = await server.post(path, JSON.stringify({ ...valid, [field]: value }));
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(JSON.parse(text).errors).toEqual([{ field, code: expect.any(String) }]);
    expect(text).not.toContain('Bcc');
  });

  test.each<[object, Record<string, string>, string[]]>([
    [{}, { 'Form-Trap': '1' }, ['honeypot']],
    [{}, { 'Form-Elapsed-Ms': '100' }, ['tooFast']],
    [{ contract: 'Gewinn: https://spam.example' }, {}, ['contact']],
    [{ name: 'Anna 0900 123 456' }, {}, ['contact']],
  ])(
    'what looks like spam (%j, %j) is stored and reported, and its confirmation waits for a person',
    async (fields, side, signals) => {
      const server = await createDeclarationServer();
      const body = JSON.stringify({ ...valid, ...fields });
      expect((await server.post(path, body, { ...json, ...side })).status).toBe(201);
      expect(await server.stored()).toMatchObject([{ kind, status: 'suspected', signals }]);
      expect(await server.confirmations()).toMatchObject([{ status: 'held', waitsFor: 'suspected' }]);
    },
  );

  test('the same declaration sent again with its key is stored once and keeps its moment', async () => {
    let now = new Date('2026-11-21T09:30:00.000Z');
    const server = await createDeclarationServer({ clock: () => now });
    const headers = { ...json, 'Idempotency-Key': 'key' };
    const first = await server.post(path, JSON.stringify(valid), headers);
    now = new Date('2026-11-21T09:45:00.000Z');
    const again = await server.post(path, JSON.stringify(valid), headers);
    expect(await again.json()).toEqual(await first.json());
    expect(await server.stored()).toHaveLength(1);
  });

  test.each(Object.values(siteConfig).filter((value) => typeof value === 'string'))(
    'our own address %s is never answered by itself',
    async (email) => {
      const server = await createDeclarationServer();
      await server.post(path, JSON.stringify({ ...valid, email: email.toUpperCase() }));
      expect(await server.confirmations()).toMatchObject([{ status: 'held', waitsFor: 'address' }]);
    },
  );

  // C11: confirmations must not go to hosts in our network, nor through a relay.
  test.each(['a@localhost', 'a@b', 'a%b.de@relay.example', 'a@127.0.0.1'])(
    'a declaration for %s is taken, and its confirmation waits for a person',
    async (email) => {
      const server = await createDeclarationServer();
      expect((await server.post(path, JSON.stringify({ ...valid, email }))).status).toBe(201);
      expect(await server.confirmations()).toMatchObject([{ status: 'held', waitsFor: 'address' }]);
    },
  );

  // A3: one address could cause any number of mails.
  test('one network causes one confirmation an hour, and the next ones wait their turn', async () => {
    let now = Date.parse('2026-11-21T09:30:00.000Z');
    const server = await createDeclarationServer({
      clock: () => new Date(now),
      env: { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0 },
    });
    const send = async (from: string, email: string) => {
      now += 1000;
      await server.post(path, JSON.stringify({ ...valid, email }), { ...json, 'X-Forwarded-For': from });
    };
    for (let count = 0; count < 27; count += 1) await send('203.0.113.5', `k${count}@kunde.example`);
    for (const from of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1', '203.0.113.6'])
      await send(from, `k${from.replaceAll(':', '-')}@kunde.example`);
    const plans = (await server.confirmations()).map(({ status, dueAt, createdAt }) =>
      status === 'held' ? status : Math.round((Date.parse(dueAt) - Date.parse(createdAt)) / hourMs),
    );
    expect(plans.slice(0, 27)).toEqual([...Array.from({ length: 25 }, (_, hours) => hours), 'held', 'held']);
    // Neighbours in one /48 share the budget; others are sent at once.
    expect(plans.slice(27)).toEqual([0, 1, 0, 0]);
  });

  test('another site cannot declare anything', async () => {
    const server = await createDeclarationServer();
    for (const address of [path, `/${name}`, `/en/${name}`]) {
      const headers = { ...urlencoded, 'Sec-Fetch-Site': 'cross-site' };
      expect((await server.post(address, form(valid), headers)).status).toBe(403);
    }
    expect(await server.stored()).toEqual([]);
  });
});

test('an ordinary cancellation needs no reason, one for cause does', async () => {
  const server = await createDeclarationServer();
  const post = async (changes: object) =>
    await server.post(
      '/api/cancel-contract',
      JSON.stringify({ ...cancellation({ reason: '' }), ...changes }),
    );
  expect((await post({ cause: 'ordinary' })).status).toBe(201);
  expect((await (await post({})).json()).errors).toEqual([{ field: 'reason', code: 'required' }]);
});

describe('acknowledgements of messages', () => {
  const smtp = {
    trustedProxyHops: 0,
    rateLimitPer10Min: 0,
    rateLimitOfAllPer10Min: 0,
    smtpUrl: 'smtp://127.0.0.1:1',
  };
  const send = async (server: Awaited<ReturnType<typeof createDeclarationServer>>, changes: object = {}) =>
    await server.post('/api/support', JSON.stringify({ ...supportMessage(), ...changes }));

  test('one goes out for a plain message', async () => {
    const server = await createDeclarationServer({ env: smtp });
    await send(server);
    expect(await server.kinds()).toEqual(['message-acknowledgement', 'message-notice']);
    const due = { now: '2027', heldUntil: '2028', lease: 'x', limit: 10 };
    expect(await claimDueMails(server.store, due)).toHaveLength(2);
  });

  test.each<[string, NoAcknowledgement, Parameters<typeof createDeclarationServer>[0], object]>([
    [
      'switched off',
      'off',
      { env: smtp, content: { ...content, site: { ...content.site, acknowledgesMessages: false } } },
      {},
    ],
    ['without a mail server', 'noMail', {}, {}],
    ['to ourselves', 'address', { env: smtp }, { email: 'Hello@elambra.example' }],
    ['for suspected spam', 'suspected', { env: smtp }, { message: 'https://a.example https://b.example' }],
    ['to a machine', 'address', { env: smtp }, { email: 'a@localhost' }],
    ['through a relay', 'address', { env: smtp }, { email: 'a%b.de@relay.example' }],
  ])('none goes out %s, and the message keeps the reason', async (_, noAcknowledgement, parts, changes) => {
    const server = await createDeclarationServer(parts);
    expect((await send(server, changes)).status).toBe(201);
    expect(await server.kinds()).not.toContain('message-acknowledgement');
    expect(await server.stored()).toMatchObject([{ noAcknowledgement }]);
  });

  test('a second message of a day gets none, and is stored and reported all the same', async () => {
    const server = await createDeclarationServer({ env: smtp });
    await send(server);
    await send(server, { message: 'Noch etwas.', email: 'ANNA+neu@example.com' });
    expect((await server.stored()).map((message) => message.noAcknowledgement)).toEqual([null, 'mailbox']);
    expect(await server.kinds()).toEqual(['message-acknowledgement', 'message-notice', 'message-notice']);
  });

  test('one network causes one an hour, all together sixty, and confirmations do not count', async () => {
    let now = Date.parse('2026-11-21T09:30:00.000Z');
    const server = await createDeclarationServer({
      env: { ...smtp, trustedProxyHops: 1 },
      clock: () => new Date(now),
    });
    const from = async (address: string, path = '/api/support') =>
      await server.post(
        path,
        JSON.stringify({ ...supportMessage(), ...withdrawal(), email: `a${address}@example.com` }),
        { ...json, 'X-Forwarded-For': address },
      );
    const acknowledged = async () =>
      (await server.kinds()).filter((kind) => kind === 'message-acknowledgement').length;
    await from('203.0.113.1', '/api/withdraw-contract');
    await from('203.0.113.1');
    await from('203.0.113.1');
    expect(await acknowledged()).toBe(1);
    for (let count = 2; count < 70; count += 1) await from(`203.0.113.${count}`);
    expect(await acknowledged()).toBe(60);
    const messages = (await server.stored()).filter(({ kind }) => kind === 'message');
    const reasons = messages.map(({ noAcknowledgement }) => noAcknowledgement);
    expect([reasons[1], reasons.at(-1)]).toEqual(['mailbox', 'hour']);
    now += 3_600_001;
    await from('203.0.113.1');
    expect(await acknowledged()).toBe(60);
    await from('203.0.113.99');
    expect(await acknowledged()).toBe(61);
  });
});
