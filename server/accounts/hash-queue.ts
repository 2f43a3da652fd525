/** Each hash takes its full memory, so more at once would exhaust the machine's. */
const mostAtOnce = 2;

/** About five seconds of hashing; waiting longer would be pointless. */
export const mostWaiting = 50;

export const queueSeconds = 5;

/** Operators who have signed in before, or are signed in, do not queue behind strangers. */
export type Waiting = 'known' | 'stranger';

export class HashQueueFullError extends Error {
  override name = 'HashQueueFullError';
}

/** Runs two tasks at once, known clients first. Throws `HashQueueFullError` if 50 of the same kind are waiting. */
export function createHashQueue() {
  const waiting: Readonly<Record<Waiting, (() => void)[]>> = { known: [], stranger: [] };
  let underWay = 0;

  return async function inTurn<Result>(who: Waiting, work: () => Promise<Result>): Promise<Result> {
    if (underWay < mostAtOnce) underWay += 1;
    else {
      if (waiting[who].length >= mostWaiting) throw new HashQueueFullError('Too many passwords are waiting.');
      await new Promise<void>((resolve) => waiting[who].push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
