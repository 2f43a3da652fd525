import type { Logger } from 'pino';
import type { ChangeKind } from '#domain/publishing/change-kinds.ts';
import { createTurns } from '#server/core/serial-queue.ts';
import type { Store } from '#server/core/store/store.ts';
import { raiseVersions, readChanges } from '#server/store/changes.ts';

type Listener = { onChange: (kinds: readonly ChangeKind[]) => void; onStop: () => void };

export type LiveFeed = {
  /** Returns a function that ends it. */
  listen: (listener: Listener) => () => void;
  start: () => void;
  stop: () => Promise<void>;
};

type Options = {
  store: Store;
  logger: Logger;
  lookEveryMs?: number;
  gatherMs?: number;
};

/** Other processes learn of a change within twice this time. */
const defaultLookEveryMs = 1000;

/** A flood of submissions is told a few times a second, not for each. */
const defaultGatherMs = 300;

/**
 * Tells this process' listeners what was written, here or by another process. Others learn of it through a counter per
 * kind, written after the change and read once a second while somebody listens: a counter within the transactions would
 * make them wait for each other.
 */
export function createLive({
  store,
  logger,
  lookEveryMs = defaultLookEveryMs,
  gatherMs = defaultGatherMs,
}: Options): LiveFeed {
  const listeners = new Set<Listener>();
  const gathered = new Set<ChangeKind>();
  let known = new Map<ChangeKind, number>();
  let gathering: NodeJS.Timeout | undefined;
  const turns = createTurns();
  let hasFailed = false;
  let stopWatching = () => {};
  let isStopped = false;

  function tell(kinds: readonly ChangeKind[]): void {
    if (kinds.length > 0) for (const { onChange } of listeners) onChange(kinds);
  }

  function gather(kinds: readonly ChangeKind[]): void {
    for (const kind of kinds) gathered.add(kind);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      const own = [...gathered];
      gathered.clear();
      tell(own);
      void turns.take(async () => await attempt(async () => await count(own)));
    }, gatherMs).unref();
  }

  async function count(kinds: readonly ChangeKind[]): Promise<void> {
    const counted = await store.transaction(async (db) => await raiseVersions(db, kinds));
    for (const [kind, version] of counted) {
      // Otherwise somebody else has counted too, and the next look tells of it.
      if (version === (known.get(kind) ?? 0) + 1) known.set(kind, version);
    }
  }

  async function look(): Promise<void> {
    if (listeners.size === 0) return;
    const now = await readChanges(store.db);
    const changed = [...now].flatMap(([kind, version]) => (version === known.get(kind) ? [] : [kind]));
    known = now;
    tell(changed);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      // Retried at the next look, but logged once.
      if (!hasFailed) logger.error({ err: error }, 'Could not notify other processes of changes');
      hasFailed = true;
    }
  }

  return {
    listen: (listener) => {
      if (isStopped) listener.onStop();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      stopWatching = store.onChange(gather);
      turns.repeat(async () => await attempt(look), lookEveryMs);
    },
    stop: async () => {
      stopWatching();
      clearTimeout(gathering);
      isStopped = true;
      for (const { onStop } of listeners) onStop();
      listeners.clear();
      await turns.stop();
    },
  };
}
