import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type StoreOptions } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { barsOf, figuresOf, spanOf } from '#server/figures/figures.ts';
import { addCounted, addTo, type Visitor } from '#server/figures/visit-counts.ts';
import { createVisits } from '#server/figures/visits.ts';
import { contentWith } from '#tests/kit/content.ts';
import { startPostgres } from '#tests/kit/postgres.ts';
import { browser } from '#tests/kit/visits.ts';
import { type Figure, median } from './figure.ts';

/** Three years with 520 rows a day, as in docs/decisions/0016. */
const days = 1096;
const rowsPerDay = 520;
const today = '2026-11-29';
const now = new Date(`${today}T12:00:00.000Z`);
const times = 21;
const rowsOfFlush = 60;

/** The trend of a year, the whole screen and a flush, on `days * rowsPerDay` rows, and what counting costs a request. */
export async function* measureFigures(
  folder: string,
  { databases }: { databases: readonly string[] },
): AsyncGenerator<Figure[]> {
  if (databases.includes('sqlite')) yield await measureOn('SQLite', { dataDir: join(folder, 'figures') });
  if (!databases.includes('postgres')) return;
  const postgres = await startPostgres();
  yield await measureOn('PostgreSQL', { dataDir: '', databaseUrl: postgres.url });
  await postgres.stop();
}

async function measureOn(database: string, options: StoreOptions): Promise<Figure[]> {
  const store = await openStore({ ...options, isPatient: true });
  await migrate(store);
  await fillRows(store);
  const span = spanOf('year', 'Europe/Berlin', now);
  const content = contentWith({});
  const trend = await timed(async () => await barsOf(store.db, span));
  const screen = await timed(async () => await figuresOf(store.db, content, span));
  const flush = await timed(async () => await addCounted(store, someCounts(0)));
  const visitors = await timed(async () => await addCounted(store, someCounts(rowsOfFlush)));
  const perRequest = await costOfCounting(store, content);
  await store.close();
  return [
    { name: `${database}, trend of a year`, value: ms(trend), wanted: 'below 10 ms', isMet: trend.best < 10 },
    { name: `${database}, whole screen of a year`, value: ms(screen) },
    {
      name: `${database}, flush of ${rowsOfFlush} rows`,
      value: ms(flush),
      wanted: 'below 2 ms',
      isMet: flush.best < 2,
    },
    { name: `${database}, the same with ${rowsOfFlush} visitors`, value: ms(visitors) },
    { name: `${database}, counting one request`, value: `${(perRequest * 1000).toFixed(1)} µs` },
  ];
}

/** A busy machine only adds to the best of several times. */
const ms = ({ median, best }: Taken) => `${median.toFixed(1)} ms, best ${best.toFixed(1)} ms`;

type Taken = { readonly median: number; readonly best: number };

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return { median: median(taken), best: Math.min(...taken) };
}

/** Rows of a busy day: pages, sources, campaigns, acts, steps and robots. */
function rowsOf(day: string) {
  const row = (kind: string, page: string, detail: string, language: string, count: number) => ({
    kind,
    day,
    page,
    detail,
    language,
    count,
  });
  const several = (count: number, make: (index: number) => ReturnType<typeof row>) =>
    Array.from({ length: count }, (_, index) => make(index));
  const language = (index: number) => (index % 2 === 0 ? 'de' : 'en');
  return [
    ...several(4, (index) => row('visitor', '', index < 2 ? 'phone' : '', language(index), 40)),
    ...several(140, (index) =>
      row('view', `/page-${index >> 2}`, index & 2 ? 'phone' : '', language(index), 3),
    ),
    ...several(40, (index) => row('source', '', `site host-${index}.example`, '', 2)),
    ...several(10, (index) => row('campaign', '', `campaign ${index}`, '', 2)),
    ...several(100, (index) =>
      row('act', `/page-${index >> 1}`, index % 3 ? 'call' : 'checkout', language(index), 1),
    ),
    ...several(40, (index) => row('step', `offering-${index >> 2}`, `step-${index & 3}`, '', 5)),
    ...several(10, (index) => row('sent', '/support', `site host-${index}.example`, 'de', 1)),
    ...several(12, (index) => row('robot', '', `robot-${index}`, '', 40)),
    ...several(rowsPerDay - 356, (index) => row('search', '', `word ${index}`, language(index), 1)),
  ];
}

async function fillRows(store: Store): Promise<void> {
  const first = Date.parse(today) - (days - 1) * 86_400_000;
  for (let index = 0; index < days; index += 1) {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    await store.transaction(
      async (db) => void (await db.insertInto('visit_counts').values(rowsOf(day)).execute()),
    );
  }
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from visit_counts`.execute(
    store.db,
  );
  if (Number(rows[0]!.count) !== days * rowsPerDay) throw new Error('Some rows are missing');
  await sql`analyze`.execute(store.db);
}

function someCounts(visitors: number) {
  const counts = new Map<string, number>();
  for (const { kind, page, detail, language } of rowsOf(today)
    .filter((_, index) => index % 8 === 0)
    .slice(0, rowsOfFlush))
    addTo(counts, { kind, page, detail, language });
  const known = Array.from({ length: visitors }, (_, index): [string, Visitor] => [
    `visitor-${index}`,
    { pages: 1, steps: new Set(['nova page']), first: { kind: 'visitor' } },
  ]);
  return { day: today, counts, visitors: new Map(known) };
}

/** Milliseconds. */
async function costOfCounting(store: Store, content: ReturnType<typeof contentWith>): Promise<number> {
  const visits = createVisits({
    store,
    clock: () => now,
    logger: { error: () => {} },
    content: () => content,
    trustedHops: 0,
  });
  await visits.flush();
  const answer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
  const requests = Array.from({ length: 100_000 }, (_, index) => ({
    method: 'GET',
    url: '/nova',
    headers: { 'user-agent': `${browser} ${index % 50}`, referer: 'https://www.google.de/' },
    socket: { remoteAddress: `192.0.2.${index % 250}` },
  })) as unknown as IncomingMessage[];
  const started = performance.now();
  for (const request of requests) visits.count(request, answer);
  return (performance.now() - started) / requests.length;
}
