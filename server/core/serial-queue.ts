export type Turns = {
  /** Does `work` when everything before it has ended, and hands its result or error on. */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Takes a turn for `work`, which must not throw, again and again until `stop`: `everyMs` after its last end. */
  repeat: (work: () => Promise<void>, everyMs: number) => void;
  /** Ends the repetition and waits for the turns that were taken. */
  stop: () => Promise<void>;
};

/** Background work of one process, one task at a time. Does not keep the process running. */
export function createSerialQueue(): Turns {
  let busy: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = busy.then(work);
    busy = done.catch(() => {});
    return done;
  }

  function repeat(work: () => Promise<void>, everyMs: number): void {
    setTimeout(() => {
      if (!isStopped) void take(work).then(() => repeat(work, everyMs));
    }, everyMs).unref();
  }

  return {
    take,
    repeat,
    stop: async () => {
      isStopped = true;
      await busy;
    },
  };
}
