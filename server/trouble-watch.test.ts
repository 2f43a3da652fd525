import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { claimBackup, endBackup } from '#server/store/backups.ts';
import { createOperator, updateOperator } from '#server/store/operators.ts';
import { listOutbox } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { lookForTrouble } from './trouble-watch.ts';

const start = Date.parse('2026-11-23T03:00:00Z');

async function watched(store: Store) {
  let now = start;
  let woken = 0;
  const set = (hours: number) => {
    now = start + hours * hourMs;
  };
  const parts = {
    env: readEnv({ BACKUP_DIR: '/backups' }),
    store,
    content: () => contentWith({ OPERATOR_LANGUAGE: 'en' }),
    clock: () => new Date(now),
    onQueued: () => {
      woken += 1;
    },
    logger: createLogger('silent'),
    names: ['backup'] as const,
  };
  return {
    parts,
    set,
    look: async (hours: number) => {
      set(hours);
      await lookForTrouble(parts);
      const mails = (await listOutbox(store.db)).filter(({ kind }) => kind === 'trouble');
      expect(woken).toBe(mails.length);
      return mails.length;
    },
    backUp: async (hours: number, error?: string) => {
      const at = new Date(start + hours * hourMs);
      const id = (await claimBackup(store, { dueAt: at, now: at }))!;
      const made = { file: `site-${hours}.sqlite`, bytes: 1, messages: 0, responses: 0 };
      await endBackup(store, id, { endedAt: at, ...(error ? { error } : { made }) });
    },
  };
}

async function addOperator(store: Store, email: string, role: 'owner' | 'editor', hasPassword = true) {
  const createdAt = new Date(start).toISOString();
  const { id } = await store.transaction(
    async (db) => await createOperator(db, { email, name: email, role, createdAt }),
  );
  if (hasPassword) await store.transaction(async (db) => await updateOperator(db, id, { passwordHash: 'x' }));
}

test.each(dialects)(
  'on %s an owner is told once what is wrong, again after a week, and of what comes back',
  async (dialect) => {
    const store = await createTestStore(dialect);
    await addOperator(store, 'owner@example.com', 'owner');
    await addOperator(store, 'invited@example.com', 'owner', false);
    await addOperator(store, 'editor@example.com', 'editor');
    const { look, backUp, parts, set } = await watched(store);
    await backUp(0);
    expect(await look(1)).toBe(0);
    await backUp(24, 'There is no space left.');
    set(25);
    // Two processes look at the same moment.
    await Promise.all([lookForTrouble(parts), lookForTrouble(parts)]);
    expect(await look(26)).toBe(1);
    expect(await look(25 + 7 * 24)).toBe(2);
    const mails = await store.db.selectFrom('outbox').select(['recipient', 'details']).execute();
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['owner@example.com']));
    expect(JSON.stringify(mails)).toContain('There is no space left.');
  },
);

test('what is over is forgotten, and told again when it comes back', async () => {
  const store = await createTestStore('sqlite');
  await addOperator(store, 'owner@example.com', 'owner');
  const { look, backUp } = await watched(store);
  await backUp(0);
  await backUp(24, 'no space');
  expect(await look(25)).toBe(1);
  await backUp(48);
  expect(await look(49)).toBe(1);
  await backUp(72, 'no space');
  expect(await look(73)).toBe(2);
});
