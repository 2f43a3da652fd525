import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { startPostgres } from '#tests/kit/postgres.ts';
import type { Figure } from './figure.ts';
import { processState } from './process-state.ts';
import { generate } from './stored/generate.ts';

const program = join(import.meta.dirname, '../commands/move.ts');
const watchMs = 100;

/** `npm run move` from SQLite to PostgreSQL and back, with a tenth as many responses and mails as `messages`. */
export async function* measureMoved(
  folder: string,
  { messages }: { messages: number },
): AsyncGenerator<Figure[]> {
  const dataDir = join(folder, 'moved');
  const store = await openStore({ dataDir });
  await migrate(store);
  await generate(store, { messages, responses: messages / 10, mails: messages / 10 });
  await store.close();
  const postgres = await startPostgres();
  try {
    const there = await move({ DATA_DIR: dataDir }, postgres.url);
    yield figuresOf('SQLite to PostgreSQL', there);
    const back = await move({ DATABASE_URL: postgres.url }, join(folder, 'moved-back'));
    const isEqual = back.digest === there.digest;
    yield [
      ...figuresOf('PostgreSQL to SQLite', back),
      {
        name: 'digests of all rows',
        value: isEqual ? 'equal' : 'different',
        wanted: 'equal',
        isMet: isEqual,
      },
    ];
  } finally {
    await postgres.stop();
  }
}

type Moved = { rows: number; seconds: number; memory: number; digest: string };

/** Throws with what the command said if it fails. */
async function move(env: Record<string, string>, to: string): Promise<Moved> {
  const started = performance.now();
  const child = spawn(process.execPath, [program, '--to', to], { env: { ...bareEnvironment, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, processState(child.pid!).memory);
  }, watchMs);
  const [code] = await once(child, 'exit').finally(() => clearInterval(watch));
  const [, rows] = /with (\d+) rows/.exec(said) ?? [];
  const [, digest] = /Digest of all rows: (\w+)/.exec(said) ?? [];
  if (code !== 0 || !rows || !digest) throw new Error(said);
  return { rows: Number(rows), seconds: (performance.now() - started) / 1000, memory, digest };
}

function figuresOf(way: string, { rows, seconds, memory }: Moved): Figure[] {
  return [
    { name: `${way}, ${rows.toLocaleString('en')} rows`, value: `${seconds.toFixed(0)} s` },
    { name: `${way}, memory of the command`, value: `${memory.toFixed(0)} MB` },
  ];
}
