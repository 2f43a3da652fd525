import { type ChangeKind, isChangeKind } from '#domain/publishing/change-kinds.ts';

type Told = {
  onChange: (kinds: readonly ChangeKind[]) => void;
  /** Something may have been missed. */
  onReopen: () => void;
  /** The server says that the session is over. */
  onEnd: () => void;
};

const path = '/api/admin/events';
const name = 'operator-events';

/** After a refusal, which the browser does not retry by itself. */
const againMs = 30_000;

type Note = { kinds?: readonly ChangeKind[]; reopened?: true; ended?: true };

/**
 * One tab of a browser keeps the stream and tells the others, because a browser opens few connections to one site. It is
 * the tab that was looked at last: one in the background may be suspended. Returns a function that ends it.
 */
export function listenToEvents({ onChange, onReopen, onEnd }: Told): () => void {
  const channel = new BroadcastChannel(name);
  let release = () => {};
  let isOver = false;

  function hear({ kinds, reopened, ended }: Note): void {
    if (kinds) onChange(kinds);
    if (reopened) onReopen();
    if (ended) onEnd();
  }

  function tell(note: Note): void {
    hear(note);
    channel.postMessage(note);
  }

  function lead(steal: boolean): void {
    // Outside of secure contexts there are no locks: then each tab has its own stream.
    if (!navigator.locks) {
      release = openStream(tell);
      return;
    }
    navigator.locks
      .request(name, { steal }, async () => {
        if (isOver) return;
        const { promise: ended, resolve } = Promise.withResolvers<void>();
        const close = openStream(tell);
        release = () => {
          close();
          resolve();
        };
        await ended;
      })
      // Another tab has taken over: wait for its end.
      .catch(() => {
        release();
        if (!isOver) lead(false);
      });
  }

  function takeOver(): void {
    if (document.visibilityState === 'visible' && navigator.locks) lead(true);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => hear(data));
  document.addEventListener('visibilitychange', takeOver);
  lead(document.visibilityState === 'visible');

  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', takeOver);
    channel.close();
    release();
  };
}

function openStream(tell: (note: Note) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let wasOpen = false;
  let isClosed = false;

  function open(): void {
    source = new EventSource(path);
    source.addEventListener('open', () => {
      if (wasOpen) tell({ reopened: true });
      wasOpen = true;
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      tell({ kinds: data.split(' ').filter(isChangeKind) }),
    );
    source.addEventListener('ended', () => {
      source.close();
      tell({ ended: true });
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED || isClosed) return;
      clearTimeout(timer);
      timer = setTimeout(open, againMs);
      // Until then, whoever looks sees what is stored now.
      if (!wasOpen) tell({ reopened: true });
    });
  }

  open();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source.close();
  };
}
