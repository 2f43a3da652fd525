import { describe, expect, test } from 'vitest';
import { hashToken } from '#server/core/random-token.ts';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createLink, endLinks, findLink, linkValidMs, spendLink } from './operator-links.ts';
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
import { createSession, findSession } from './sessions.ts';

const createdAt = '2026-11-21T09:00:00.000Z';
const now = new Date(createdAt);
const later = new Date(now.getTime() + linkValidMs);

async function add({ db }: Store, email = 'anna@example.com') {
  return await createOperator(db, { email, name: 'Anna', createdAt });
}

/** Returns the token. */
async function makeLink({ db }: Store, operatorId: string | null, moment = now): Promise<string> {
  const link = await createLink(db, { operatorId, origin: '', now: moment });
  return link.split('#token=')[1]!;
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

  test('removing an operator ends sessions, links and recovery codes', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    const tokenHash = hashToken('t');
    await createSession(store.db, { tokenHash, operatorId: id, createdAt, userAgent: '' });
    const link = await makeLink(store, id);
    await replaceRecoveryCodes(store.db, id, ['a']);
    await deleteOperator(store.db, id);
    expect(await findSession(store.db, 't', now)).toBeUndefined();
    expect(await findLink(store.db, link, now)).toBeUndefined();
    expect(await countRecoveryCodes(store.db, id)).toBe(0);
  });

  test('a link works until it is spent or expires, and takes its siblings with it', async () => {
    const store = await createTestStore(dialect);
    const { id } = await add(store);
    const [a, b] = [await makeLink(store, id), await makeLink(store, id)];
    const [first, second] = [await makeLink(store, null), await makeLink(store, null)];
    const link = (await findLink(store.db, a, now))!;
    expect(link).toMatchObject({ operatorId: id, newEmail: null, usedAt: null });
    expect(await findLink(store.db, a, later)).toBeUndefined();
    await spendLink(store.db, link, { usedBy: id, usedAt: createdAt });
    expect(await findLink(store.db, a, now)).toEqual({ ...link, usedAt: createdAt });
    expect(await findLink(store.db, b, now)).toBeUndefined();
    const other = (await findLink(store.db, first, now))!;
    await spendLink(store.db, other, { usedBy: id, usedAt: createdAt });
    expect(await findLink(store.db, first, now)).toMatchObject({ operatorId: id, usedAt: createdAt });
    expect(await findLink(store.db, second, now)).toBeUndefined();
  });

  test('links of an operator can be taken away, and a new one removes those that have expired', async () => {
    const store = await createTestStore(dialect);
    const anna = await add(store);
    const count = async () =>
      (await store.db.selectFrom('operator_links').select('tokenHash').execute()).length;
    await makeLink(store, anna.id);
    const first = await makeLink(store, null);
    await endLinks(store.db, anna);
    expect([await count(), await findLink(store.db, first, now)]).toMatchObject([1, { operatorId: null }]);
    await makeLink(store, null, later);
    expect(await count()).toBe(1);
  });
});
