import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type StoreOptions } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startPostgres } from '#tests/kit/postgres.ts';
import { storedQueries } from '#tests/kit/stored-queries.ts';
import { type Figure, median } from './figure.ts';
import { generate } from './stored/generate.ts';

const wantedMs = 300;
const times = 5;
const writers = 64;
const writingMs = 4000;
/** As the site has it, so that each submission asks how many there were. */
const noticesPerHour = 20;

/** Every list, search and count on `messages` messages, and a tenth as many responses and mails, on the named databases. */
export async function* measureStored(
  folder: string,
  { messages, databases }: { messages: number; databases: readonly string[] },
): AsyncGenerator<Figure[]> {
  if (databases.includes('sqlite'))
    yield await measureOn('SQLite', { dataDir: join(folder, 'stored') }, messages);
  if (!databases.includes('postgres')) return;
  const postgres = await startPostgres();
  yield await measureOn('PostgreSQL', { dataDir: '', databaseUrl: postgres.url }, messages);
  await postgres.stop();
}

async function measureOn(database: string, options: StoreOptions, messages: number): Promise<Figure[]> {
  const patient = await openStore({ ...options, isPatient: true });
  await migrate(patient);
  const rateBefore = await submissionsPerSecond(patient);
  const began = performance.now();
  await generate(patient, { messages, responses: messages / 10, mails: messages / 10 });
  const generatedS = ((performance.now() - began) / 1000).toFixed(0);
  await expectStored(patient, messages);
  const rateAfter = await submissionsPerSecond(patient);
  await patient.close();
  const store = await openStore(options);
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(storedQueries(store, messages))) {
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      await ask();
      taken.push(performance.now() - started);
    }
    const slowest = Math.max(...taken);
    figures.push({
      name: `${database}, ${name}`,
      value: `${median(taken).toFixed(1)} ms, first ${taken[0]!.toFixed(1)} ms`,
      wanted: `never above ${wantedMs} ms`,
      isMet: slowest < wantedMs,
    });
  }
  await store.close();
  return [
    {
      name: `${database}, ${messages.toLocaleString('en')} messages written and indexed`,
      value: `${generatedS} s`,
    },
    ...figures,
    { name: `${database}, submissions with hardly any stored`, value: `${rateBefore.toFixed(0)}/s` },
    { name: `${database}, submissions with all of these stored`, value: `${rateAfter.toFixed(0)}/s` },
  ];
}

/** Throws if not all were written, or can be found by their words. */
async function expectStored({ db }: Store, messages: number): Promise<void> {
  for (const table of ['support_messages', 'searched_messages']) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    const { count } = rows[0]!;
    if (Number(count) < messages) throw new Error(`${table} has only ${count} of ${messages} messages`);
  }
}

async function submissionsPerSecond(store: Store): Promise<number> {
  const end = performance.now() + writingMs;
  let count = 0;
  async function write(): Promise<void> {
    while (performance.now() < end) {
      await createSupportMessage(
        store,
        newSubmission({ noticesPerHour }),
        supportMessage({ message: 'Guten Tag. '.repeat(30) }),
      );
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: writers }, write));
  return count / (writingMs / 1000);
}
