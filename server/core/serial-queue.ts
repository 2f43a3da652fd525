/** Background work of one process, one task at a time. Does not keep the process running. */
export function createSerialQueue() {
  let busy: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  /** Does `work` when everything before it has ended, and hands its result or error on. */
  function take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = busy.then(work);
    busy = done.catch(() => {});
    return done;
  }

  /** Takes a turn for `work`, which must not throw, again and again until `stop`: `everyMs` after its last end. */
  function repeat(work: () => Promise<void>, everyMs: number): void {
    setTimeout(() => {
      if (!isStopped) void take(work).then(() => repeat(work, everyMs));
    }, everyMs).unref();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    await busy;
  }

  return { take, repeat, stop };
}
