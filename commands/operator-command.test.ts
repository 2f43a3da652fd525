import { describe, expect, test } from 'vitest';
import { listOperators, updateOperator } from '#server/accounts/operators.ts';
import { linkPurpose } from '#server/accounts/set-up.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { OperatorError, operatorCommand } from './operator-command.ts';

const now = new Date('2026-11-21T09:30:00.000Z');

describe.each(dialects)('on %s', (dialect) => {
  async function prepare() {
    const store = await createTestStore(dialect);
    const order = { store, origin: 'https://site.example', now, width: 160 };
    const run = async (action: string, email?: string, more: object = {}) =>
      await operatorCommand({ ...order, action, email, ...more });
    const purposeOf = async (text: string) =>
      await linkPurpose(
        store.db,
        /https:\/\/site\.example\/admin\/setup#token=([\w-]+)\n/.exec(text)![1]!,
        now,
      );
    return { store, run, purposeOf };
  }

  test('add invites an operator with a link', async () => {
    const { store, run, purposeOf } = await prepare();
    const text = await run('add', 'Anna@Example.com', { name: 'Anna' });
    expect(await purposeOf(text)).toEqual({ purpose: 'invited', email: 'anna@example.com', name: 'Anna' });
    expect(await run('list')).toMatch(
      /anna@example\.com +Anna +owner +2026-11-21 +invited +no\n1 operator\n/,
    );
    await expect(run('add', 'anna@example.com')).rejects.toThrow(OperatorError);
    expect(await listAudit(store.db, { limit: 10 })).toMatchObject([{ action: 'operator.invited' }]);
  });

  test('the first to be added is an owner, others are what is said, or may do least', async () => {
    const { store, run } = await prepare();
    await run('add', 'anna@example.com');
    await run('add', 'ben@example.com');
    await run('add', 'clara@example.com', { role: 'editor' });
    // Ids of the same millisecond have no order.
    const rolesNow = async () =>
      (await listOperators(store.db))
        .toSorted((a, b) => a.email.localeCompare(b.email))
        .map(({ role }) => role);
    expect(await rolesNow()).toEqual(['owner', 'support', 'editor']);
    await run('role', 'ben@example.com', { role: 'owner' });
    expect(await rolesNow()).toEqual(['owner', 'owner', 'editor']);
    await expect(run('add', 'dora@example.com', { role: 'boss' })).rejects.toThrow('There is no role boss.');
    await expect(run('role', 'ben@example.com')).rejects.toMatchObject({ isUsage: true });
  });

  test('somebody stays an owner', async () => {
    const { store, run } = await prepare();
    await run('add', 'anna@example.com');
    await run('add', 'ben@example.com');
    const reason = 'anna@example.com is the only owner.';
    await expect(run('remove', 'anna@example.com')).rejects.toThrow(reason);
    await expect(run('role', 'anna@example.com', { role: 'editor' })).rejects.toThrow(reason);
    expect(await listOperators(store.db)).toHaveLength(2);
  });

  test('reset keeps the second factor unless it is told otherwise, and the operator hears of both', async () => {
    const { store, run } = await prepare();
    await run('add', 'anna@example.com');
    const [anna] = await listOperators(store.db);
    await updateOperator(store.db, anna!.id, { passwordHash: 'x', totpSecret: 'y' });
    const secret = async () => (await listOperators(store.db))[0]!.totpSecret;
    expect(await run('reset', 'anna@example.com')).toContain('keeping the second factor');
    expect(await secret()).toBe('y');
    await run('reset', 'anna@example.com', { withoutSecondFactor: true });
    expect(await secret()).toBeNull();
    expect((await listOutbox(store.db)).map(({ kind }) => kind).sort()).toEqual([
      'password-reset-asked',
      'password-reset-asked',
      'second-factor-taken',
    ]);
  });

  test('reset gives a new link and ends the one before', async () => {
    const { store, run, purposeOf } = await prepare();
    const before = await run('add', 'anna@example.com');
    const [anna] = await listOperators(store.db);
    await updateOperator(store.db, anna!.id, { passwordHash: 'x' });
    const text = await run('reset', 'ANNA@example.com');
    expect(await purposeOf(text)).toMatchObject({ purpose: 'reset' });
    expect(await purposeOf(before)).toBeUndefined();
  });

  test('remove takes the sign-in away', async () => {
    const { store, run } = await prepare();
    await run('add', 'olga@example.com');
    await run('add', 'anna@example.com');
    await run('remove', 'anna@example.com');
    expect((await listOperators(store.db)).map(({ email }) => email)).toEqual(['olga@example.com']);
    await expect(run('remove', 'anna@example.com')).rejects.toThrow('There is no operator anna@example.com.');
  });

  test.each<[string, string | undefined]>([
    ['add', undefined],
    ['erase', 'a@example.com'],
    ['', undefined],
  ])('"%s %s" is told how it works', async (action, email) => {
    const { run } = await prepare();
    await expect(run(action, email)).rejects.toMatchObject({ isUsage: true });
  });

  test('what is no address is refused', async () => {
    const { run } = await prepare();
    await expect(run('add', 'anna')).rejects.toThrow('anna is not an email address.');
  });
});
