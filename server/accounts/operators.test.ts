import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createLink, deleteExpiredLinks, deleteLinks, findLink, spendLink } from './operator-links.ts';
import {
  countRecoveryCodes,
  createOperator,
  deleteOperator,
  findOperator,
  findOperatorByEmail,
  hasOperators,
  listOperators,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendTotpStep,
  updateOperator,
} from './operators.ts';
import {
  createSession,
  deleteSession,
  deleteSessions,
  findSession,
  listSessions,
  touchSession,
} from './sessions.ts';

const createdAt = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';
const longAgo = { createdAfter: '', seenAfter: '' };

async function add({ db }: Store, email = 'anna@example.com') {
  return await createOperator(db, { email, name: 'Anna', createdAt });
}

describe.each(dialects)('on %s', (dialect) => {
  test('an operator comes back as stored, by id and by address', async () => {
    const store = await createTestStore(dialect);
    expect(await hasOperators(store.db)).toBe(false);
    const anna = await add(store);
    expect(await findOperator(store.db, anna.id)).toEqual(anna);
    expect(await findOperatorByEmail(store.db, 'anna@example.com')).toEqual(anna);
    expect(await findOperatorByEmail(store.db, 'bernd@example.com')).toBeUndefined();
    expect(await listOperators(store.db)).toEqual([anna]);
    expect(await hasOperators(store.db)).toBe(true);
  });

  test('two operators cannot have one address', async () => {
    const store = await createTestStore(dialect);
    await add(store);
    await expect(add(store)).rejects.toThrow();
  });

  test('only what is named is changed', async () => {
    const store = await createTestStore(dialect);
    const anna = await add(store);
    await updateOperator(store.db, anna.id, { passwordHash: 'x', totpSecret: 'y' });
    await updateOperator(store.db, anna.id, { totpSecret: null });
    expect(await findOperator(store.db, anna.id)).toEqual({ ...anna, passwordHash: 'x' });
  });

  test('a time step is spent once, and with it all before', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    const spent = [];
    for (const step of [5, 5, 4, 6]) spent.push(await spendTotpStep(store.db, id, step));
    expect(spent).toEqual([true, false, false, true]);
  });

  test('a recovery code is spent once, by its operator only, and new ones replace the old', async () => {
    const store = await createTestStore(dialect);
    const anna = await add(store);
    const bernd = await add(store, 'bernd@example.com');
    await replaceRecoveryCodes(store.db, anna.id, ['a', 'b']);
    expect(await spendRecoveryCode(store.db, bernd.id, 'a')).toBe(false);
    expect(await spendRecoveryCode(store.db, anna.id, 'a')).toBe(true);
    expect(await spendRecoveryCode(store.db, anna.id, 'a')).toBe(false);
    await replaceRecoveryCodes(store.db, anna.id, ['c', 'd', 'e']);
    expect(await countRecoveryCodes(store.db, anna.id)).toBe(3);
    expect(await spendRecoveryCode(store.db, anna.id, 'b')).toBe(false);
  });

  test('a session is found by its token while it lives', async () => {
    const store = await createTestStore(dialect);
    const anna = await add(store);
    const session = { tokenHash: 'token', operatorId: anna.id, createdAt, userAgent: 'a browser' };
    const { id } = await createSession(store.db, session);
    const found = async (createdAfter: string, seenAfter: string) =>
      (await findSession(store.db, 'token', { createdAfter, seenAfter }))?.session.id;
    expect(await findSession(store.db, 'token', longAgo)).toMatchObject({
      operator: anna,
      session: {
        id,
        createdAt,
        lastSeenAt: createdAt,
        userAgent: 'a browser',
        confirmedAt: createdAt,
      },
    });
    expect([await found(createdAt, ''), await found('', createdAt)]).toEqual([undefined, undefined]);
    await touchSession(store.db, id, later);
    expect([await found(createdAt, ''), await found('', createdAt)]).toEqual([undefined, id]);
    expect(await findSession(store.db, 'other', longAgo)).toBeUndefined();
  });

  test('an operator ends their own sessions, one or all others, and nobody else’s', async () => {
    const store = await createTestStore(dialect);
    const [anna, bernd] = [await add(store), await add(store, 'bernd@example.com')];
    const begin = async (operatorId: string, tokenHash: string) =>
      (await createSession(store.db, { tokenHash, operatorId, createdAt, userAgent: '' })).id;
    const first = await begin(anna.id, '1');
    const second = await begin(anna.id, '2');
    await begin(anna.id, '3');
    const his = await begin(bernd.id, '4');
    expect(await deleteSession(store.db, anna.id, his)).toBe(false);
    expect(await deleteSession(store.db, anna.id, first)).toBe(true);
    expect(await deleteSessions(store.db, anna.id, second)).toBe(1);
    expect((await listSessions(store.db, anna.id, longAgo)).map(({ id }) => id)).toEqual([second]);
    expect(await listSessions(store.db, bernd.id, longAgo)).toHaveLength(1);
  });

  test('removing an operator ends sessions, links and recovery codes', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    await createSession(store.db, { tokenHash: 't', operatorId: id, createdAt, userAgent: '' });
    await createLink(store.db, {
      tokenHash: 'l',
      operatorId: id,
      newEmail: null,
      createdAt,
      expiresAt: later,
    });
    await replaceRecoveryCodes(store.db, id, ['a']);
    await deleteOperator(store.db, id);
    expect(await findSession(store.db, 't', longAgo)).toBeUndefined();
    expect(await findLink(store.db, 'l', createdAt)).toBeUndefined();
    expect(await countRecoveryCodes(store.db, id)).toBe(0);
  });

  test('a link works until it is spent or expires, and takes its siblings with it', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    const make = async (tokenHash: string, operatorId: string | null) =>
      await createLink(store.db, { tokenHash, operatorId, newEmail: null, createdAt, expiresAt: later });
    for (const token of ['a', 'b']) await make(token, id);
    for (const token of ['first', 'second']) await make(token, null);
    const link = (await findLink(store.db, 'a', createdAt))!;
    expect(link).toEqual({ tokenHash: 'a', operatorId: id, newEmail: null });
    expect(await findLink(store.db, 'a', later)).toBeUndefined();
    const spend = async () => await spendLink(store.db, link, createdAt);
    expect([await spend(), await spend()]).toEqual([true, false]);
    expect(await findLink(store.db, 'b', createdAt)).toBeUndefined();
    expect(await findLink(store.db, 'first', createdAt)).toBeDefined();
    await spendLink(store.db, { tokenHash: 'first', operatorId: null }, createdAt);
    expect(await findLink(store.db, 'second', createdAt)).toBeUndefined();
  });

  test('links of an operator can be taken away, and those that have expired', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    const link = { newEmail: null, createdAt };
    await createLink(store.db, { ...link, tokenHash: 'mine', operatorId: id, expiresAt: later });
    await createLink(store.db, { ...link, tokenHash: 'old', operatorId: null, expiresAt: createdAt });
    const left = async () =>
      (await store.db.selectFrom('operator_links').select('token_hash').execute()).map(
        (row) => row.token_hash,
      );
    await deleteLinks(store.db, id);
    expect(await left()).toEqual(['old']);
    await deleteExpiredLinks(store.db, createdAt);
    expect(await left()).toEqual([]);
  });
});
