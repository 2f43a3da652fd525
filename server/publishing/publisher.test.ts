import { describe, expect, onTestFinished, test } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import { catalogueIn, productsIn } from '#content/products.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { type Catalogue, publishedColors } from '#domain/publishing/published-colors.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import { PageFailure } from '#server/pages/render-page.ts';
import { transactionOf } from '#tests/kit/admin.ts';
import { captureLog } from '#tests/kit/app.ts';
import { content, contentWith } from '#tests/kit/content.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { changeDraft } from './draft.ts';
import { createPublisher, type Editor, type Publisher, type PublishOrder } from './publisher.ts';
import { listPublished } from './releases.ts';

const clock = () => new Date('2026-11-21T09:30:00.000Z');
const red = publishedColors('#E71D36', offeringDesigns(content.offerings).nova);

const anybody: Omit<Operator, 'id' | 'role'> = {
  email: 'x@example.com',
  name: 'X',
  createdAt: '',
  passwordHash: null,
  totpSecret: null,
  totpUsedStep: null,
  weeklyFigures: null,
};

async function startPublisher(store: Store) {
  const { logger, lines } = captureLog();
  const publisher = await createPublisher({ store, content, clock, logger, lookEveryMs: 10 });
  const shown: Catalogue[] = [catalogueIn(content, publisher.shown().edits)];
  const site = { isBroken: false };
  publisher.start(async ({ edits }) => {
    if (site.isBroken) throw new PageFailure('/nova');
    return () => void shown.push(catalogueIn(content, edits));
  });
  onTestFinished(publisher.stop);
  const by = (id: string, role: Role = 'owner') => ({
    id,
    role,
    transaction: transactionOf(store, { ...anybody, id, role }),
  });
  const publishRed = async (id = 'anna') =>
    await publisher.publish({ changes: await drafted(store, '#E71D36'), baseVersion: 0, ...by(id) });
  return { publisher, shown, site, lines, by, publishRed };
}

async function restore(
  publisher: Publisher,
  restoredVersion: number,
  baseVersion: number,
  { transaction, ...by }: Editor & Pick<PublishOrder, 'transaction'>,
) {
  return await publisher.publish({ baseVersion, changes: { restoredVersion, by }, transaction });
}

/** Drafts a value, and returns the revision to publish. */
async function drafted(store: Store, value: string, id = 'product.nova.baseColor') {
  const put = [{ id, value, by: 'anna', at: '' }];
  return { revision: await store.transaction(async (db) => await changeDraft(db, { put, drop: [] })) };
}

test('pages are made again when a notice begins and when it ends', async () => {
  const store = await createTestStore('sqlite');
  const { logger } = captureLog();
  let now = new Date('2026-12-24T17:00+01:00');
  const publisher = await createPublisher({
    store,
    content: contentWith({
      NOTICE: 'Geschlossen',
      NOTICE_FROM: '2026-12-24T18:00',
      NOTICE_UNTIL: '2026-12-27T08:00',
    }),
    clock: () => now,
    logger,
    lookEveryMs: 5,
  });
  let made = 0;
  publisher.start(async () => () => void made++);
  onTestFinished(publisher.stop);
  now = new Date('2026-12-24T18:00+01:00');
  await expect.poll(() => made).toBe(1);
  now = new Date('2026-12-27T08:00+01:00');
  await expect.poll(() => made).toBe(2);
});

describe.each(dialects)('on %s', (dialect) => {
  test('before anything is published there is version 0: the seeds, as designed', async () => {
    const { publisher, shown } = await startPublisher(await createTestStore(dialect));
    const first = (await publisher.find())!;
    expect(first).toEqual({ version: 0, edits: {} });
    expect(publisher.state().products.map(({ id }) => id)).toEqual(['sophie', 'nova', 'ray', 'ic', 'markus']);
    expect(shown).toEqual([{}]);
  });

  test('whoever asks again for published words gets the same object, so that nothing is made of them twice', async () => {
    const store = await createTestStore(dialect);
    const { publisher, by } = await startPublisher(store);
    const changes = await drafted(store, 'Neu', 'de.nova.hero.title');
    const order = { baseVersion: 0, ...by('anna'), changes };
    await publisher.publish(order);
    expect(Object.keys(publisher.shown().edits)).toEqual(['de.nova.hero.title']);
    expect((await publisher.find())!.edits).toBe(publisher.shown().edits);
  });

  test('a release is on the pages of its process when publishing is over, and in the history', async () => {
    const store = await createTestStore(dialect);
    const { publisher, shown, publishRed } = await startPublisher(store);
    const result = await publishRed();
    expect(result).toBe(1);
    expect(shown).toEqual([{}, { nova: red }]);
    const published = (await publisher.find(1))!;
    const products = productsIn(content, published.edits);
    expect(products.find(({ id }) => id === 'nova')!.baseColor).toBe('#E71D36');
    expect(await listPublished(store.db, { limit: 10 })).toMatchObject([
      {
        version: 1,
        author: { id: 'anna', name: null },
        summary: {
          products: { added: 0, changed: 0, removed: 0 },
          colors: { changed: 1 },
          offerings: ['nova'],
        },
      },
    ]);
    expect(await listAudit(store.db, { limit: 10 })).toMatchObject([
      { operator: { id: 'anna' }, action: 'release.published', target: '1' },
    ]);
  });

  test('of many who publish at once on one version, one succeeds', async () => {
    const store = await createTestStore(dialect);
    const { publisher, by } = await startPublisher(store);
    const changes = await drafted(store, '#E71D36');
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => publisher.publish({ changes, baseVersion: 0, ...by('anna') })),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toMatchObject(Array(7).fill({ members: { code: 'versionConflict', version: 1 } }));
    expect(await listPublished(store.db, { limit: 10 })).toHaveLength(1);
  });

  test('restoring brings back products and their colours as a new version', async () => {
    const store = await createTestStore(dialect);
    const { publisher, shown, by, publishRed } = await startPublisher(store);
    await publishRed();
    expect(await restore(publisher, 0, 1, by('bernd'))).toBe(2);
    expect(shown.at(-1)).toEqual({});
    expect(await publisher.find()).toEqual({ version: 2, edits: {} });
    expect((await listPublished(store.db, { limit: 1 }))[0]).toMatchObject({
      restoredVersion: 0,
      author: { id: 'bernd' },
    });
    expect(await restore(publisher, 1, 2, by('bernd'))).toBe(3);
    expect(shown.at(-1)).toEqual({ nova: red });
    await expect(restore(publisher, 99, 3, by('bernd'))).rejects.toMatchObject({ status: 404 });
  });

  test('another process shows it soon after, and one that starts later begins with it', async () => {
    const options = await createMigratedDatabase(dialect);
    const [store, otherStore] = [await openTestStore(options), await openTestStore(options)];
    const [{ publishRed }, other] = [await startPublisher(store), await startPublisher(otherStore)];
    await publishRed();
    await expect.poll(() => other.shown).toEqual([{}, { nova: red }]);
    const third = await startPublisher(otherStore);
    expect(third.shown).toEqual([{ nova: red }]);
  });
});

test('after a trouble of the store that is over, the next one is logged again', async () => {
  const store = await createTestStore();
  const state = { isLost: false, looks: 0 };
  const shaky: Store = {
    ...store,
    get db() {
      state.looks += 1;
      if (state.isLost) throw new Error('no connection');
      return store.db;
    },
  };
  const { lines } = await startPublisher(shaky);
  const failures = () => lines.filter((line) => line.includes('"The store is unavailable"')).length;
  state.isLost = true;
  await expect.poll(failures).toBe(1);
  state.isLost = false;
  const { looks } = state;
  await expect.poll(() => state.looks).toBeGreaterThan(looks + 1);
  state.isLost = true;
  await expect.poll(failures).toBe(2);
});

test('what cannot be shown is not published, and the answer names the page', async () => {
  const store = await createTestStore();
  const { publisher, shown, site, by } = await startPublisher(store);
  const order = { changes: await drafted(store, '#E71D36'), baseVersion: 0, ...by('anna') };
  site.isBroken = true;
  await expect(publisher.publish(order)).rejects.toMatchObject({
    status: 422,
    members: { code: 'unshowable', path: '/nova' },
  });
  expect([shown, publisher.shown().version]).toEqual([[{}], 0]);
  expect(await listPublished(store.db, { limit: 10 })).toEqual([]);
  site.isBroken = false;
  expect(await publisher.publish(order)).toBe(1);
  expect(shown).toEqual([{}, { nova: red }]);
});

test('a process that cannot show what another published tries again, and logs it once', async () => {
  const options = await createMigratedDatabase('sqlite');
  const [store, otherStore] = [await openTestStore(options), await openTestStore(options)];
  const [{ publishRed }, other] = [await startPublisher(store), await startPublisher(otherStore)];
  other.site.isBroken = true;
  await publishRed();
  const failures = () => other.lines.filter((line) => line.includes('Could not show')).length;
  await expect.poll(failures).toBe(1);
  other.site.isBroken = false;
  await expect.poll(() => other.shown).toEqual([{}, { nova: red }]);
  expect(failures()).toBe(1);
});

test('what is stored counts as published, even if nothing can be read any more', async () => {
  const store = await createTestStore();
  const state = { isLost: false };
  const shaky: Store = {
    ...store,
    get db() {
      if (state.isLost) throw new Error('no connection');
      return store.db;
    },
    transaction: async (work) => {
      const result = await store.transaction(work);
      state.isLost = true;
      return result;
    },
  };
  const { publisher, shown, by } = await startPublisher(shaky);
  const order = { changes: await drafted(store, '#E71D36'), baseVersion: 0, ...by('anna') };
  expect(await publisher.publish(order)).toBe(1);
  expect(shown).toEqual([{}, { nova: red }]);
  state.isLost = false;
  expect(publisher.shown()).toEqual(await publisher.find());
});
