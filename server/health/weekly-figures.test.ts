import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { addCounted, countKey } from '#server/figures/visit-counts.ts';
import { composeMail } from '#server/start-mail.ts';
import { content } from '#tests/kit/content.ts';
import { createMigratedDatabase, dialects, openTestStore } from '#tests/kit/database.ts';
import { queueWeekly } from './weekly-figures.ts';

const at = (moment: string) => () => new Date(moment);
/** Monday, seven o'clock in Berlin. */
const monday = at('2026-11-23T06:00:00.000Z');

async function addOperator({ db }: Store, name: string, weeklyFigures: number | null) {
  const email = `${name}@example.com`;
  await db
    .insertInto('operators')
    .values({ id: name, email, name, role: 'editor', createdAt: '2026-11-01T00:00:00.000Z', weeklyFigures })
    .execute();
}

const mailsIn = async ({ db }: Store) =>
  await db.selectFrom('outbox').selectAll().where('kind', '=', 'weekly-figures').execute();

const parts = (store: Store, clock = monday) => ({
  store,
  clock,
  content: () => content,
  onQueued: () => {},
});

const counts = (...entries: [kind: string, page: string, detail: string, count: number][]) =>
  new Map(entries.map(([kind, page, detail, count]) => [countKey({ kind, page, detail }), count]));

describe.each(dialects)('on %s', (dialect) => {
  test('on Monday at seven who wants it gets the mail, once for all processes', async () => {
    const database = await createMigratedDatabase(dialect);
    const stores = [await openTestStore(database), await openTestStore(database)];
    const [store] = stores as [Store];
    await addOperator(store, 'anna', 1);
    await addOperator(store, 'bert', 0);
    await addOperator(store, 'cleo', null);
    await queueWeekly(parts(store, at('2026-11-23T05:59:00.000Z')));
    await queueWeekly(parts(store, at('2026-11-22T12:00:00.000Z')));
    expect(await mailsIn(store)).toEqual([]);
    await Promise.all(stores.map(async (one) => await queueWeekly(parts(one))));
    await queueWeekly(parts(store, at('2026-11-23T15:00:00.000Z')));
    expect((await mailsIn(store)).map(({ recipient }) => recipient)).toEqual(['anna@example.com']);
    await queueWeekly(parts(store, at('2026-11-30T06:30:00.000Z')));
    expect(await mailsIn(store)).toHaveLength(2);
  });

  test('it has the week before in at most ten lines, and goes to no one who turned it off', async () => {
    const store = await openTestStore(await createMigratedDatabase(dialect));
    await addOperator(store, 'anna', 1);
    const day = async (day: string, ...entries: Parameters<typeof counts>) =>
      await addCounted(store, { day, counts: counts(...entries), visitors: new Map() });
    await day('2026-11-15', ['visitor', '', '', 100], ['view', '/nova', '', 100]);
    await day('2026-11-22', ['visitor', '', '', 300], ['view', '/fuel', '', 110], ['view', '/nova', '', 2]);
    await day('2026-11-16', ['source', '', 'search google.de', 7], ['sent', '/support', '', 3]);
    await day('2026-11-23', ['visitor', '', '', 9999]);
    await queueWeekly(parts(store));
    const [mail] = await mailsIn(store);
    const claimed = { ...mail!, details: {} } as never;
    const { text, to } = (await composeMail(store, claimed, content))!;
    expect(to).toBe('anna@example.com');
    for (const line of [
      'Besucher: 300, Woche davor 100',
      'Seitenaufrufe: 112, Woche davor 100 (im Rahmen des Zufalls)',
      'Beste Quelle: google.de (Suchmaschine): 7',
      'Meistgelesene Seite: /fuel: 110',
      'Überfällige Nachrichten: 0',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(text).toContain('16. November 2026');
    await store.db.updateTable('operators').set({ weeklyFigures: 0 }).execute();
    expect(await composeMail(store, claimed, content)).toBeUndefined();
  });
});
