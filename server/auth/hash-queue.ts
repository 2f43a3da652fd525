/** Each hash fills its memory, so many at once would fill the machine's. */
const mostAtOnce = 2;

/** So many are hashed in about five seconds; whoever came after them would wait for nothing. */
export const mostWaiting = 50;

/** How soon it is worth to try again. */
export const queueSeconds = 5;

/** Somebody who has signed in before, or is signed in, does not wait behind those who have not. */
export type Waiting = 'known' | 'stranger';

/** Too many are waiting: nothing was hashed. */
export class HashQueueFullError extends Error {
  override name = 'HashQueueFullError';
}

/**
 * A queue for costly work: gives a function that runs two pieces at once, the rest in turn, first those of the known.
 * It throws `HashQueueFullError` instead where already 50 of the same kind are waiting.
 */
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
