type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

type Parts<Item> = {
  /** The changes that can be sent now. */
  batch: () => readonly Item[];
  send: (items: readonly Item[]) => Promise<void>;
  /** Another attempt would be refused as well. */
  isFinal: (error: unknown) => boolean;
  /** The state has changed, with that of these items. */
  tell: (items: readonly Item[]) => void;
  pauseMs: number;
  againMs: number;
};

/** Sends what waits a moment after the last change, one batch after the other, and again where that failed. */
export function autosave<Item>({ batch, send, isFinal, tell, pauseMs, againMs }: Parts<Item>) {
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function plan(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) {
      await sending;
      if (batch().length > 0 && state !== 'failed') await flush();
      return;
    }
    const ready = batch();
    if (ready.length === 0) {
      state = 'saved';
      tell([]);
      return;
    }
    state = state === 'failed' ? 'failed' : 'saving';
    tell([]);
    sending = attempt(ready);
    await sending;
    sending = undefined;
    if (state !== 'failed' && batch().length > 0) plan(pauseMs);
  }

  async function attempt(ready: readonly Item[]): Promise<void> {
    try {
      await send(ready);
      state = batch().length > 0 ? 'waiting' : 'saved';
    } catch (error) {
      state = 'failed';
      if (!isFinal(error)) plan(againMs);
    }
    tell(ready);
  }

  return {
    state: () => state,
    /** Something was typed. */
    wait() {
      if (state !== 'failed') state = 'waiting';
      plan(pauseMs);
    },
    soon() {
      if (state !== 'failed') state = 'waiting';
      plan(0);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
