import type { RequestListener, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const shortTurnMs = 0.2;
const giveUpMs = 1500;

/**
 * Closes the server to new connections, and resets none: closing would reset those that wait to be accepted, and a proxy
 * can't send their requests to another process, because it can't know whether this one did something. Node accepts one
 * in each turn of its loop, so requests wait meanwhile, until a short turn accepted nobody. Resolves when the server
 * no longer listens; `onClosed` is called when the last connection is closed.
 */
export async function stopListening(server: Server, onClosed: () => void): Promise<void> {
  const listeners = server.listeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...request) => void held.push(request);
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.removeAllListeners('request').on('request', hold).on('connection', count);
  const giveUpAt = performance.now() + giveUpMs;
  // The first turn may have begun before this was called.
  await nextTurn();
  for (let began = performance.now(); began < giveUpAt; began = performance.now()) {
    const before = accepted;
    await nextTurn();
    if (accepted === before && performance.now() - began < shortTurnMs) break;
  }
  server.close(onClosed);
  server.off('connection', count).off('request', hold);
  for (const listener of listeners) {
    server.on('request', listener);
    for (const request of held) listener(...request);
  }
}
