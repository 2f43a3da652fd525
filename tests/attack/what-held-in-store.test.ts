// Attacks on sign-in, the admin area, mails and the log that never worked, on both databases.
import { describe, expect, test } from 'vitest';
import { createLink } from '#server/accounts/operator-links.ts';
import { listOperators } from '#server/accounts/operators.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { createTestApp } from '#tests/kit/app.ts';
import { attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import * as hostile from '#tests/kit/hostile-input.ts';
import { unknownId } from '#tests/kit/inbox.ts';

const own = { Origin: attackedOrigin };
const beside = { language: 'de', elapsedMs: 20_000 };

/** Headers of a page on another site, or of attempts to pass for the site itself. */
const foreign: readonly Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://www.site.example' },
  { Origin: 'https://site.example:8443' },
  { Origin: 'https://site.example.evil.example' },
  { ...own, 'Sec-Fetch-Site': 'cross-site' },
  { ...own, 'Sec-Fetch-Site': 'same-site' },
  { ...own, 'Sec-Fetch-Site': 'same-origin, cross-site' },
];

/** From the server's own routes, with ids that do not exist. */
async function adminEndpoints(): Promise<[string, string][]> {
  const { app } = await createTestApp();
  const found = app.routes
    .filter(({ method, path }) => path.startsWith('/api/admin/') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, unknownId)}`);
  return [...new Set(found)].map((address) => address.split(' ') as [string, string]);
}

const open = new Set(
  ['session', 'forgotten-password', 'setup', 'setup/check', 'setup/address'].map(
    (path) => `POST /api/admin/${path}`,
  ),
);

/** What is published is public; whether somebody is signed in, a screen has to ask. */
const guests = new Set(['GET /api/admin/session', 'GET /api/admin/release']);

describe.each(dialects)('on %s', (dialect) => {
  test('every address of the admin area refuses other sites and strangers, and nothing happens', async () => {
    const site = await attackedSite(dialect);
    const { token } = await seedSession(site.store, new Date());
    const Cookie = `${cookieName}=${token}`;
    const endpoints = await adminEndpoints();
    expect(endpoints.length).toBeGreaterThan(30);
    // Who asks from elsewhere is refused before any database is asked.
    const elsewhere = dialect === 'sqlite' ? foreign : foreign.slice(0, 1);
    for (const [method, path] of endpoints) {
      for (const headers of elsewhere) {
        const answer = await site.send(path, { method, headers: { ...headers, Cookie }, body: '{}' });
        expect([method, path, headers, answer.status]).toEqual([method, path, headers, 403]);
        expect(Object.keys(answer.headers).join()).not.toContain('access-control');
      }
      if (open.has(`${method} ${path}`) || guests.has(`${method} ${path}`)) continue;
      for (const headers of [own, { ...own, Cookie: `${cookieName}=${'x'.repeat(43)}` }]) {
        const { status } = await site.send(path, { method, headers, body: '{}' });
        expect([method, path, status]).toEqual([method, path, 401]);
      }
    }
    expect(await listAudit(site.store.db, { limit: 10 })).toEqual([]);
    expect((await site.send('/api/admin/sessions', { headers: { ...own, Cookie } })).status).toBe(200);
  });

  test('of two first links used by twelve at once one makes one operator, and wrong passwords tell nobody who it is', async () => {
    const site = await attackedSite(dialect);
    const makeToken = async () => {
      const link = await createLink(site.store.db, { operatorId: null, origin: '', now: new Date() });
      return link.split('#token=')[1]!;
    };
    const tokens = [await makeToken(), await makeToken()] as const;
    const password = 'Bernstein am Meer im Herbst';
    const use = async (token: string, index: number) => {
      const body = { token, email: `chefin${index}@site.example`, name: 'Clara Sommer', password };
      return (await site.send('/api/admin/setup', { headers: own, from: `10.1.0.${index}`, body })).status;
    };
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => use(tokens[index % 2]!, index)),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(11).fill(404)]);
    expect([await use(tokens[0], 30), await use(tokens[1], 31)]).toEqual([404, 404]);
    const [operator, ...others] = await listOperators(site.store.db);
    expect(others).toEqual([]);

    const cost = { known: 0, unknown: 0 };
    const told = new Set<string>();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? operator!.email : `nobody${attempt}@site.example`;
        const before = site.cpuMs();
        const body = { email, password: 'Bernstein am See im Winter' };
        const from = `10.2.${attempt}.${kind.length}`;
        const { status, text } = await site.send('/api/admin/session', { headers: own, from, body });
        cost[kind] += site.cpuMs() - before;
        told.add(`${status} ${text}`);
      }
    }
    expect([...told]).toEqual([expect.stringMatching(/^401 .*invalidCredentials/)]);
    expect(cost.known / cost.unknown).toBeGreaterThan(0.5);
    expect(cost.known / cost.unknown).toBeLessThan(2);
  });

  test('nothing that anybody sends stands in the log', async () => {
    const site = await attackedSite(dialect);
    const { token } = await seedSession(site.store, new Date(), 'quellwitz-operator@site.example');
    // One marker word in everything that is sent, and a unique address.
    const from = '203.0.113.77';
    const email = 'quellwitz@quellwitz.example';
    const headers = {
      'User-Agent': 'Quellwitz/1',
      Referer: 'https://quellwitz.example/?quellwitz',
      'Idempotency-Key': 'quellwitz',
    };
    const send = async (path: string, body?: unknown, more: Record<string, string> = {}) =>
      await site.send(path, { from, body, headers: { ...headers, ...more } });
    const signedIn = { ...own, Cookie: `${cookieName}=${token}; quellwitz=quellwitz` };
    // The mail server's refusal names the recipient.
    site.mailbox.behave.recipientCode = 550;
    const person = { name: 'Quellwitz', email };
    const statuses = [
      await send('/api/support?quellwitz', {
        ...supportMessage({ ...person, message: 'quellwitz' }),
        ...beside,
      }),
      await send('/api/survey', {
        ...surveyResponse({ name: 'Quellwitz', comment: 'quellwitz' }),
        ...beside,
      }),
      await send('/api/withdraw-contract', {
        ...withdrawal({ ...person, contract: 'quellwitz' }),
        ...beside,
      }),
      await send('/api/support', { ...supportMessage(person), message: 5 }),
      await send('/api/support', '{"quellwitz":'),
      await send('/api/support', `{"message":"${'quellwitz'.repeat(50_000)}"}`),
      await send('/withdraw-contract', `name=Quellwitz&email=${email}&contract=quellwitz`, {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
      await send('/quellwitz@quellwitz.example?quellwitz'),
      await send('/nova?quellwitz=quellwitz', undefined, { Cookie: 'quellwitz=quellwitz' }),
      await send('/api/quellwitz'),
      await send('/api/admin/quellwitz', undefined, signedIn),
      await send('/api/admin/session', { email, password: 'quellwitz-password' }, own),
      await send('/api/admin/setup/check', { token: 'quellwitz' }, own),
      await send('/api/admin/messages?q=quellwitz', undefined, signedIn),
      await send(`/api/admin/messages/quellwitz`, undefined, signedIn),
      await send(
        '/api/csp-reports',
        JSON.stringify([
          {
            type: 'csp-violation',
            body: {
              documentURL: `https://site.example/quellwitz?${email}`,
              blockedURL: 'https://else.example/quellwitz',
              effectiveDirective: 'quellwitz quellwitz',
              sample: 'quellwitz',
            },
          },
        ]),
        { 'Content-Type': 'application/reports+json' },
      ),
    ].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    // The log contains the results of the mails too.
    await expect.poll(async () => (await site.logLines()).join('\n'), { timeout: 20_000 }).toMatch(/550/);
    const lines = await site.logLines();
    const log = lines.join('\n') + site.server.said().replace(/^.*token=.*$/gm, '');
    expect(lines.length).toBeGreaterThan(statuses.length);
    expect(log).not.toMatch(/quellwitz/i);
    expect(log).not.toContain(from);
    expect(log).not.toContain(token);
  });
});

test('no name and no address gets into another header of a mail than the subject, and no line of a message ends it', async () => {
  const site = await attackedSite('sqlite', {
    OPERATOR_EMAIL: 'operator@site.example',
    MAIL_FROM: 'site@site.example',
    NOTICES_PER_HOUR: '0',
  });
  const words = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ');
  const ending = 'Erste Zeile\n.\nQUIT\n..\nBcc: all@evil.example\n\nSubject: x\nletzte Zeile';
  let network = 0;
  const post = async (changes: object) => {
    network += 1;
    const number = Array.from(String(network), (digit) => words[Number(digit)]).join(' ');
    // Different texts, because repeated ones are reported together.
    const message = `${ending} ${number}`;
    const body = { ...supportMessage(), ...beside, email: 'kundin@kunde.example', message, ...changes };
    return (await site.send('/api/support', { body, from: `10.3.${network}.1` })).status;
  };
  for (const email of hostile.brokenAddresses) expect([email, await post({ email })]).toEqual([email, 422]);
  const names = [...hostile.brokenNames, ...hostile.oddNames];
  for (const name of names) expect([name, await post({ name })]).toEqual([name, 201]);
  for (const email of hostile.pastedAddresses) expect([email, await post({ email })]).toEqual([email, 201]);
  const notices = () => site.mailbox.received.filter(({ to }) => to.includes('operator@site.example'));
  await expect
    .poll(() => notices().length, { timeout: 20_000 })
    .toBe(names.length + hostile.pastedAddresses.length);

  for (const { mail } of notices()) expect(mail.text).toContain(ending);
  for (const { raw, from, to, mail } of site.mailbox.received) {
    expect(['site@site.example', '']).toContain(from);
    expect(to).toHaveLength(1);
    expect(to[0]).toMatch(/^(?:operator@site|kundin@kunde)\.example$/);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head.match(/^(?:from|to|subject|date|message-id):/gim)).toHaveLength(5);
    expect(head).not.toMatch(/^(?:b?cc|sender|x-|return-path)/im);
    expect(mail.subject).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
    expect([mail.replyTo ?? []].flat().length).toBeLessThanOrEqual(1);
  }
});
