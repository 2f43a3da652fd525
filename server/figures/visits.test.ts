import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { browser, countsIn, createCounting } from '#tests/kit/visits.ts';
import { mostDetails } from './visit-counts.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1';

const hashesIn = async ({ db }: Store) =>
  (await db.selectFrom('visits_of_today').select('visitor').execute()).map(({ visitor }) => visitor);

describe.each(dialects)('on %s', (dialect) => {
  test('pages, visitors, sources and campaigns are counted, each visitor once a day', async () => {
    const store = await createTestStore(dialect);
    const { read, load, visits } = await createCounting(store);
    read('/nova?utm_source=Newsletter&utm_medium=mail', { referer: 'https://mail.example/inbox' });
    load('/assets/entry.js');
    await visits.flush();
    read('/en/nova', { referer: 'https://example.com/nova' });
    read('/', { 'user-agent': phone, referer: 'https://www.google.com/' }, '192.0.2.2');
    read('/', { 'user-agent': phone, referer: 'https://chatgpt.com/' }, '192.0.2.2');
    read('/admin');
    await visits.flush();
    expect(await countsIn(store)).toMatchObject({
      'view /nova': 2,
      'view / phone': 2,
      visitor: 1,
      'visitor phone': 1,
      'source campaign newsletter': 1,
      'source search google.com': 1,
      'source assistant chatgpt.com': 1,
      'campaign newsletter / mail': 1,
      'step nova page': 1,
    });
    expect(Object.keys(await countsIn(store)).join()).not.toContain('admin');
  });

  test('two processes add to the same rows, and know a visitor only once', async () => {
    const database = await createMigratedDatabase(dialect);
    const [one, other] = [await openTestStore(database), await openTestStore(database)];
    const processes = [await createCounting(one), await createCounting(other)];
    for (let round = 0; round < 5; round += 1) {
      for (const { read } of processes) for (let page = 0; page < 10; page += 1) read('/fuel');
      await Promise.all(processes.map(async ({ visits }) => await visits.flush()));
    }
    expect(processes.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await countsIn(one)).toMatchObject({ 'view /fuel': 100, visitor: 1, 'step fuel page': 1 });
  });

  test('the salt is gone the next day, also after a restart days later, and hashes cannot be linked', async () => {
    const store = await createTestStore(dialect);
    const { read, visits, clock } = await createCounting(store);
    read('/nova');
    await visits.flush();
    const [today] = await hashesIn(store);
    clock.now = new Date('2026-11-22T09:30:00.000Z');
    read('/nova');
    await visits.flush();
    read('/nova');
    await visits.flush();
    const tomorrow = await hashesIn(store);
    expect(tomorrow).toHaveLength(1);
    expect(tomorrow).not.toContain(today);
    // One page, no script, from nowhere: perhaps a robot.
    expect(await countsIn(store)).toMatchObject({ 'view /nova': 3, visitor: 2, silent: 1 });
    const salts = await store.db.selectFrom('network_salts').selectAll().execute();
    expect(salts.map(({ period }) => period)).toEqual(['visitors 2026-11-22']);
    await createCounting(store, { statistics: 'off' }, { now: new Date('2026-11-29T09:30:00.000Z') });
    expect(await hashesIn(store)).toEqual([]);
    expect(await store.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
  });

  test('what could not be stored is added the next time', async () => {
    const store = await createTestStore(dialect);
    let isClosed = false;
    const counting = await createCounting({
      ...store,
      transaction: async (work) => {
        if (isClosed) throw new Error('closed');
        return await store.transaction(work);
      },
    });
    isClosed = true;
    counting.read('/nova');
    await counting.visits.flush();
    counting.read('/nova');
    await counting.visits.flush();
    expect(counting.errors).toHaveLength(2);
    isClosed = false;
    await counting.visits.flush();
    expect(await countsIn(store)).toMatchObject({ 'view /nova': 2, visitor: 1 });
  });
});

test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  '%o ends the hash: the page counts, the visitor does not',
  async (headers) => {
    const store = await createTestStore();
    const { read, load, visits, asking } = await createCounting(store);
    read('/nova', headers);
    load('/assets/entry.js', headers);
    visits.act(asking('/nova', headers), 'call');
    await visits.flush();
    expect(await hashesIn(store)).toEqual([]);
    expect(await countsIn(store)).toEqual({
      'view /nova': 1,
      'source direct': 1,
      private: 1,
      'act /nova call': 1,
    });
    expect(visits.mayTellSource(asking('/support', headers))).toBe(false);
  },
);

test('plain counts requests and acts without a hash, off counts nothing', async () => {
  for (const [statistics, expected] of [
    [
      'plain',
      {
        'view /nova': 2,
        'source direct': 2,
        'step nova page': 2,
        'step nova interest': 1,
        'act /nova call': 1,
      },
    ],
    ['off', {}],
  ] as const) {
    const store = await createTestStore();
    const { read, visits, asking } = await createCounting(store, { statistics });
    read('/nova');
    read('/nova');
    visits.act(asking('/nova'), 'call');
    await visits.flush();
    expect(await countsIn(store)).toEqual(expected);
    expect(await hashesIn(store)).toEqual([]);
    expect(await store.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
  }
});

test('robots are counted apart, with the word that gives them away', async () => {
  const store = await createTestStore();
  const { read, visits, asking } = await createCounting(store);
  read('/nova', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  read('/nova', { 'user-agent': 'curl/8.1' });
  read('/nova', { 'user-agent': '' });
  visits.act(asking('/nova', { 'user-agent': 'GPTBot/1.0' }), 'call');
  await visits.flush();
  expect(await countsIn(store)).toEqual({
    'robot googlebot': 1,
    'robot curl': 1,
    'robot nameless': 1,
  });
  expect(await hashesIn(store)).toEqual([]);
});

test('a page that Chrome renders ahead counts when it is shown', async () => {
  const store = await createTestStore();
  const { read, visits, asking } = await createCounting(store);
  read('/nova', { 'sec-purpose': 'prefetch;prerender' });
  read('/fuel', { 'sec-purpose': 'prefetch;prerender' });
  visits.shown(asking('/nova', { referer: 'https://example.com/nova' }));
  await visits.flush();
  expect(await countsIn(store)).toMatchObject({ 'view /nova': 1 });
  expect(Object.keys(await countsIn(store))).not.toContain('view /fuel');
});

test('a flood of invented sources and campaigns leaves a bounded number of rows', async () => {
  const store = await createTestStore();
  const { read, visits } = await createCounting(store, { statistics: 'plain' });
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < mostDetails; index += 1)
      read(`/nova?utm_source=s${round}x${index}`, { referer: `https://h${round}x${index}.example/` });
    await visits.flush();
  }
  const counts = await countsIn(store);
  for (const kind of ['source', 'campaign']) {
    const rows = Object.entries(counts).filter(([name]) => name.startsWith(`${kind} `));
    expect(rows.length).toBe(mostDetails + 1);
    expect(rows.reduce((sum, [, count]) => sum + count, 0)).toBe(3 * mostDetails);
    expect(counts[`${kind} …`]).toBe(2 * mostDetails);
  }
});

test('nothing of an address or a browser is kept', async () => {
  const store = await createTestStore();
  const { read, visits } = await createCounting(store);
  read('/nova?utm_source=anna@example.com&utm_campaign=+49 171 2345678', {
    referer: 'https://mail.example/u/anna?token=secret',
  });
  await visits.flush();
  const all = JSON.stringify([
    await store.db.selectFrom('visit_counts').selectAll().execute(),
    await store.db.selectFrom('visits_of_today').selectAll().execute(),
  ]);
  expect(all).toContain('mail.example');
  for (const secret of ['192.0.2.1', browser, 'anna', 'secret', '2345678']) expect(all).not.toContain(secret);
});
