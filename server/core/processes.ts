import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { recordTime } from './clock.ts';
import { createSerialQueue } from './serial-queue.ts';
import type { Db, Store } from './store/store.ts';
import type { Tables } from './store/tables.ts';

type RunningProcess = Tables['processes'];

/**
 * A process that was killed leaves its row; who has been silent for this long is gone. So is who was seen later than now:
 * by a clock that has been put right since.
 */
const goneMs = 60_000;

export async function recordProcess(db: Db, running: RunningProcess): Promise<void> {
  const { seenAt } = running;
  const { from, to } = lively(seenAt);
  await db
    .deleteFrom('processes')
    .where((is) => is.or([is('seenAt', '<', from), is('seenAt', '>', to)]))
    .execute();
  await db
    .insertInto('processes')
    .values(running)
    .onConflict((on) => on.column('id').doUpdateSet({ seenAt }))
    .execute();
}

export async function forgetProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}

/** Longest running first. */
export async function listProcesses(db: Db, now: string) {
  const { from, to } = lively(now);
  return await db
    .selectFrom('processes')
    .selectAll()
    .where('seenAt', '>=', from)
    .where('seenAt', '<=', to)
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
}

/** Why a command that needs the server stopped cannot go on; undefined if none runs. */
export async function runningFault(db: Db, now: string): Promise<string | undefined> {
  const running = await listProcesses(db, now);
  if (running.length === 0) return undefined;
  const hosts = [...new Set(running.map(({ host }) => host))].join(', ');
  return `The server is running (${hosts}): stop it first. A killed process counts as running for a minute.`;
}

/** When those that run were seen last; clocks of several machines may differ a little. */
function lively(now: string): { from: string; to: string } {
  const at = Date.parse(now);
  return { from: new Date(at - goneMs).toISOString(), to: new Date(at + goneMs).toISOString() };
}

const everyMs = 20_000;

type Options = { store: Store; build: string; clock: () => Date; logger: Logger };

/** Records every few seconds that this process runs, and its time. */
export function createHeartbeat({ store, build, clock, logger }: Options) {
  const id = randomUUID();
  const startedAt = clock().toISOString();
  let count = 1;
  const turns = createSerialQueue();

  async function beat(): Promise<void> {
    const now = clock();
    const seenAt = now.toISOString();
    try {
      const running = await store.transaction(async (db) => {
        await recordTime(db, now);
        await recordProcess(db, { id, host: hostname(), build, startedAt, seenAt });
        return await listProcesses(db, seenAt);
      });
      count = running.length;
    } catch (error) {
      logger.warn({ err: error }, 'Could not record the heartbeat of this process');
    }
  }

  return {
    start: () => {
      void turns.take(beat);
      turns.repeat(beat, everyMs);
    },
    processes: () => count,
    stop: async () => {
      await turns.stop();
      await store.transaction(async (db) => await forgetProcess(db, id)).catch(() => {});
    },
  };
}
