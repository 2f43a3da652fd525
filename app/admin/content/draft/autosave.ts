import { ProblemError } from '#app/api-client.ts';

type Parts = {
  /** Whether there are changes that can be sent now. */
  isReady: () => boolean;
  send: () => Promise<void>;
  onState: () => void;
  pauseMs: number;
};

const againMs = 5000;

/** Another attempt would be refused as well. */
const refusedForGood: ReadonlySet<number> = new Set([401, 403, 413, 422]);

/** Sends the changes a moment after the last one, one batch after the other, and again after a failure. */
export function autosave({ isReady, send, onState, pauseMs }: Parts) {
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function plan(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  async function flush(): Promise<void> {
    stop();
    if (sending) {
      await sending;
      if (isReady() && !hasFailed) await flush();
      return;
    }
    if (isReady()) sending = attempt();
    else hasFailed = false;
    onState();
    await sending;
  }

  async function attempt(): Promise<void> {
    try {
      await send();
      hasFailed = false;
      if (isReady()) plan(pauseMs);
    } catch (error) {
      hasFailed = true;
      if (!(error instanceof ProblemError && refusedForGood.has(error.status))) plan(againMs);
    }
    sending = undefined;
    onState();
  }

  return {
    state(): 'saved' | 'saving' | 'waiting' | 'failed' {
      if (hasFailed) return 'failed';
      if (timer !== undefined) return 'waiting';
      return sending ? 'saving' : 'saved';
    },
    /** Something was typed. */
    wait: () => plan(pauseMs),
    /** Something was chosen. */
    soon: () => plan(0),
    flush,
    stop,
  };
}
