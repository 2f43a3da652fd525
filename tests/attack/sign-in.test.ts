import { describe, expect, test } from 'vitest';
import { createOperator, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { type Answer, type AttackedSite, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';

const right = { email: 'anna@example.com', password: 'Bernstein am Meer' };

/** Every index is another network. */
const network = (index: number) => `2001:db8:0:${index.toString(16)}::1`;

async function addOperator({ store, send }: AttackedSite): Promise<string> {
  const { id } = await createOperator(store.db, { email: right.email, name: 'Anna', createdAt: '' });
  await updateOperator(store.db, id, { passwordHash: await hashPassword(right.password) });
  return cookiesOf(await send('/api/admin/session', { from: '192.0.2.1', body: right }));
}

function cookiesOf({ status, headers }: Answer): string {
  expect(status).toBe(200);
  return (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]).join('; ');
}

describe.each(dialects)('on %s', (dialect) => {
  // B1: nineteen wrong passwords locked an operator out for good. C8: each stayed for ever.
  test('twenty networks lock nobody out of a browser they have used, nor out of their session, and fill no audit log', async () => {
    const site = await attackedSite(dialect);
    const cookies = await addOperator(site);
    const guess = async (index: number) =>
      await site.send('/api/admin/session', { from: network(index), body: { ...right, password: 'x' } });
    const answers = await Promise.all(Array.from({ length: 20 }, async (_, index) => await guess(index)));
    const failed = answers.filter(({ status }) => status === 401).length;
    expect(failed).toBeGreaterThan(0);
    // As if the attack went on: the account stays blocked, however slow this machine is.
    await site.store.db.updateTable('attempts').set({ blockedUntil: '2999' }).execute();
    const stranger = await site.send('/api/admin/session', { from: network(99), body: right });
    expect(stranger.status).toBe(429);
    const known = { from: network(1), headers: { Cookie: cookies }, body: right };
    const session = cookiesOf(await site.send('/api/admin/session', known));
    const confirmed = await site.send('/api/admin/totp', {
      from: network(1),
      headers: { Cookie: session },
      body: { password: right.password },
    });
    expect(confirmed.status).toBe(200);
    const failures = site.store.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.failed');
    const noted = await failures.execute();
    expect(noted).toHaveLength(Math.min(failed, 10));
    expect(noted.map(({ details }) => details).join()).not.toContain('2001');
  });
});

// C2: 300 attempts with passwords of 256 KiB delayed everybody by 86 s. A1: each could cost 30 s.
test('whoever sends hundreds of passwords is refused, and an operator does not wait for them', async () => {
  const site = await attackedSite('sqlite');
  const cookies = await addOperator(site);
  const answered: number[] = [];
  const guesses = Array.from({ length: 160 }, async (_, index) => {
    const body = { email: `${index}@example.com`, password: 'a'.repeat(1000) };
    answered.push((await site.send('/api/admin/session', { from: network(index), body })).status);
  });
  await Promise.race(guesses);
  const known = { from: '192.0.2.1', headers: { Cookie: cookies }, body: right };
  cookiesOf(await site.send('/api/admin/session', known));
  const hashedBefore = answered.filter((status) => status === 401).length;
  expect(hashedBefore).toBeLessThan(40);
  await Promise.all(guesses);
  expect(answered.filter((status) => status === 429).length).toBeGreaterThan(20);

  const before = site.cpuMs();
  const marks = `a${'\u0315'.repeat(500)}${'\u0300'.repeat(500)}`;
  const send = async (body: object) =>
    (await site.send('/api/admin/session', { from: network(999), body })).status;
  expect(await send({ email: marks.slice(0, 250), password: marks })).toBe(401);
  expect(await send({ email: marks, password: 'x' })).toBe(422);
  expect(await send({ email: 'a@example.com', password: marks.repeat(130) })).toBe(413);
  expect(site.cpuMs() - before).toBeLessThan(400);
});
