import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { createOperator, findOperator, listOperators, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createTotpSecret } from '#server/accounts/totp.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { testPasswordCost } from '#tests/kit/admin.ts';
import { type AttackedSite, attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { supportMessage } from '#tests/kit/factories.ts';

const password = 'Bernstein am Meer';

async function addOperator(
  { store }: AttackedSite,
  name: string,
  role: Role,
  totpSecret: string | null = null,
) {
  const email = `${name.toLowerCase()}@example.com`;
  const operator = await createOperator(store.db, { email, name, role, createdAt: '2026-11-01' });
  const passwordHash = await hashPassword(password, testPasswordCost);
  await updateOperator(store.db, operator.id, { passwordHash, totpSecret });
  return operator;
}

async function signIn(site: AttackedSite, name: string, code?: string) {
  const body = { email: `${name.toLowerCase()}@example.com`, password, code };
  const headers = { Origin: attackedOrigin };
  const answer = await site.send('/api/admin/session', { body, headers });
  expect(answer.status).toBe(200);
  const cookies = answer.headers['set-cookie'] as string[];
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  return async (method: string, path: string, sent?: object) =>
    await site.send(`/api/admin${path}`, { method, headers: { ...headers, Cookie }, body: sent });
}

async function mailTo({ mailbox }: AttackedSite, address: string, about: RegExp): Promise<string> {
  const find = () => mailbox.received.find(({ to, mail }) => to.includes(address) && about.test(mail.text!));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find()!.mail.text!;
}

describe.each(dialects)('on %s', (dialect) => {
  // B2: all operators had equal rights, so the weakest account was as good as every other.
  test('an invited support operator cannot publish, erase, export, invite, reset or promote anybody', async () => {
    const site = await attackedSite(dialect);
    const olga = await addOperator(site, 'Olga', 'owner');
    const ben = await addOperator(site, 'Ben', 'support');
    await site.send('/api/support', { body: supportMessage() });
    const call = await signIn(site, 'Ben');
    const anybody = { email: 'eve@example.com', name: 'Eve', role: 'owner', password };
    const attempts: [method: string, path: string, body?: object][] = [
      ['POST', '/releases', { baseVersion: 0, revision: 0 }],
      ['POST', '/versions/0/restore', { baseVersion: 0 }],
      ['POST', '/privacy/erasure', { messages: [], responses: [] }],
      ['POST', '/privacy/export', { messages: [], responses: [] }],
      ['GET', '/audit/export'],
      ['GET', `/privacy?email=${supportMessage().email}`],
      ['GET', '/messages/export'],
      ['GET', '/responses/export'],
      ['GET', '/audit'],
      ['POST', '/operators', anybody],
      ['POST', '/operators/second-factor-rule', { isRequired: false, password }],
      ...['link', 'role', 'sessions', 'second-factor', 'remove'].map(
        (deed) =>
          ['POST', `/operators/${olga.id}/${deed}`, { role: 'support', password }] as [
            string,
            string,
            object,
          ],
      ),
      ['POST', `/operators/${ben.id}/role`, { role: 'owner', password }],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await call(method, path, body);
      expect([path, answer.status, JSON.parse(answer.text)]).toMatchObject([
        path,
        403,
        { code: 'notAllowed' },
      ]);
    }
    expect((await listOperators(site.store.db)).map(({ role }) => role)).toEqual(['owner', 'support']);
    expect((await call('GET', '/messages')).status).toBe(200);
  });

  // B2: the answer contained a colleague's reset link, which removed the second factor unnoticed.
  test('an owner who resets a colleague learns no link, and the second factor survives it', async () => {
    const site = await attackedSite(dialect);
    await addOperator(site, 'Olga', 'owner');
    const totpSecret = createTotpSecret();
    const anna = await addOperator(site, 'Anna', 'owner', totpSecret);
    const app = new TOTP({ secret: Secret.fromBase32(totpSecret) });
    const annas = await signIn(site, 'Anna', app.generate());
    const call = await signIn(site, 'Olga');

    const asked = await call('POST', `/operators/${anna.id}/link`, { password });
    expect([asked.status, JSON.parse(asked.text)]).toEqual([201, { sentTo: 'anna@example.com' }]);
    const token = /#token=(\S+)/.exec(await mailTo(site, 'anna@example.com', /Olga/))![1]!;
    const everything = [
      (await call('GET', '/operators')).text,
      (await call('GET', '/audit')).text,
      JSON.stringify(await site.store.db.selectFrom('outbox').selectAll().execute()),
      JSON.stringify(await site.store.db.selectFrom('operator_links').selectAll().execute()),
      ...(await site.logLines()),
    ];
    expect(everything.filter((text) => text.includes(token))).toEqual([]);

    // Reading the mail gives a password, but no session.
    const headers = { Origin: attackedOrigin };
    const used = await site.send('/api/admin/setup', {
      body: { token, password: 'Sieben Wellen weit' },
      headers,
    });
    expect([used.status, used.headers['set-cookie']]).toEqual([200, undefined]);
    const body = { email: 'anna@example.com', password: 'Sieben Wellen weit' };
    const signedIn = await site.send('/api/admin/session', { body, headers });
    expect([signedIn.status, JSON.parse(signedIn.text)]).toMatchObject([401, { code: 'totpRequired' }]);
    expect((await annas('GET', '/sessions')).status).toBe(401);
    expect((await findOperator(site.store.db, anna.id))!.totpSecret).toBe(totpSecret);
    await mailTo(site, 'anna@example.com', /Passwort .+ geändert/);
    const actions = (await listAudit(site.store.db, { limit: 10 })).map((entry) => [
      entry.action,
      entry.target,
    ]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ['operator.resetRequested', anna.id],
        ['operator.setUp', anna.id],
      ]),
    );
  });
});

// C1: the token in the query string reached proxy logs, and thirty requests carried it as Referer.
test('the page that one-time links lead to tells nobody where it was asked from', async () => {
  const site = await attackedSite('sqlite');
  const page = await site.send('/admin/setup');
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect(site.server.said()).toMatch(/\/admin\/setup#token=[\w-]{43}/);
});
