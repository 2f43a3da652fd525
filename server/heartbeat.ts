import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { forgetProcess, noteProcess } from '#server/store/processes.ts';
import type { Store } from '#server/store/store.ts';

const everyMs = 20_000;

type Options = { store: Store; build: string; clock: () => Date; logger: Logger };

/** Writes down every few seconds that this process runs. */
export function startHeartbeat({ store, build, clock, logger }: Options): { stop: () => Promise<void> } {
  const id = randomUUID();
  const startedAt = clock().toISOString();
  let busy = beat();
  const timer = setInterval(() => {
    busy = busy.then(beat);
  }, everyMs).unref();

  async function beat(): Promise<void> {
    const one = { id, host: hostname(), build, startedAt, seenAt: clock().toISOString() };
    try {
      await store.transaction(async (db) => await noteProcess(db, one));
    } catch (error) {
      logger.warn({ err: error }, 'It could not be written down that this process runs');
    }
  }

  return {
    stop: async () => {
      clearInterval(timer);
      await busy;
      await store.transaction(async (db) => await forgetProcess(db, id)).catch(() => {});
    },
  };
}
