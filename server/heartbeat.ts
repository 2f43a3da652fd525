import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { forgetProcess, listProcesses, noteProcess } from '#server/store/processes.ts';
import { noteTime } from './core/clock.ts';
import { createTurns } from './core/serial-queue.ts';
import type { Store } from './core/store/store.ts';

const everyMs = 20_000;

type Options = { store: Store; build: string; clock: () => Date; logger: Logger };

export type Heartbeat = {
  start: () => void;
  /** How many run on this store, as of the last beat. */
  processes: () => number;
  stop: () => Promise<void>;
};

/** Records every few seconds that this process runs, and its time. */
export function createHeartbeat({ store, build, clock, logger }: Options): Heartbeat {
  const id = randomUUID();
  const startedAt = clock().toISOString();
  let count = 1;
  const turns = createTurns();

  async function beat(): Promise<void> {
    const now = clock();
    const one = { id, host: hostname(), build, startedAt, seenAt: now.toISOString() };
    try {
      const running = await store.transaction(async (db) => {
        await noteTime(db, now);
        await noteProcess(db, one);
        return await listProcesses(db, one.seenAt);
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
