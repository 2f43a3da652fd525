import { once } from 'node:events';

export type Params = Record<string, unknown>;
type Listener = (params: Params, sessionId: string | undefined) => void;

export type Cdp = {
  send: (method: string, params?: Params, sessionId?: string) => Promise<Params>;
  on: (event: string, listener: Listener) => void;
  close: () => void;
};

type Answer = {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
};

/** Attaches through the tab: Chromium does not prerender for a page that Playwright observes directly. */
export async function connectCdp(port: number): Promise<Cdp> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as Params;
  const socket = new WebSocket(String(version.webSocketDebuggerUrl));
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Listener[]>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error, sessionId } = JSON.parse(String(data)) as Answer;
    if (id === undefined) {
      for (const listener of listeners.get(method!) ?? []) listener(params, sessionId);
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      }),
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    close: () => socket.close(),
  };
}
