import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './middleware/client-address.ts';

export type ConnectionLimits = {
  /** Open connections of one client; without end where all visitors come through a proxy. */
  perClient: number;
  /** Requests of one connection that are not answered yet. */
  unanswered: number;
  /** What is sent has to be taken within this time and one more second for each `bytesPerSecond` of it. */
  patienceMs: number;
  bytesPerSecond: number;
};

/**
 * Browsers send one request after the other; Node reads some 1,500 at once from a client that does not. A page of 60 KB
 * has a minute and a half to arrive: a phone on a slow line needs some seconds of it.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  perClient: Number.POSITIVE_INFINITY,
  unanswered: 32,
  patienceMs: 30_000,
  bytesPerSecond: 1024,
};

const checkEveryMs = 1000;

type Connection = {
  unanswered: number;
  /** Bytes that were taken when it was first seen that more wait behind them, and when that was. */
  taken: number | undefined;
  since: number;
};

/**
 * Closes connections that hold more than their share: one too many of a client, one with too many requests at once,
 * and one that does not read its answers, or hardly (SEC-16). The function it gives back is asked with each request and
 * says whether it may be answered.
 */
export function limitConnections(
  server: Server,
  { perClient, unanswered, patienceMs, bytesPerSecond }: ConnectionLimits,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new Map<Socket, Connection>();
  const openOf = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const client = clientNetwork(socket.remoteAddress ?? '');
    const open = (openOf.get(client) ?? 0) + 1;
    if (open > perClient) {
      socket.destroy();
      return;
    }
    openOf.set(client, open);
    connections.set(socket, { unanswered: 0, taken: undefined, since: 0 });
    socket.once('close', () => forget(socket, client));
  });

  function forget(socket: Socket, client: string): void {
    connections.delete(socket);
    const open = openOf.get(client)! - 1;
    if (open > 0) openOf.set(client, open);
    else openOf.delete(client);
  }

  function closeSlowReaders(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const waiting = socket.writableLength;
      const taken = waiting === 0 ? undefined : socket.bytesWritten - waiting;
      if (taken === undefined || taken !== connection.taken) Object.assign(connection, { taken, since: now });
      else if (now - connection.since > patienceMs + (waiting / bytesPerSecond) * 1000) socket.destroy();
    }
  }

  const checking = setInterval(closeSlowReaders, Math.min(checkEveryMs, patienceMs)).unref();
  server.once('close', () => clearInterval(checking));

  function answered(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (connection) connection.unanswered -= 1;
  }

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // What was read from a connection that is closed by now still comes in.
    if (!connection || socket.destroyed) return false;
    connection.unanswered += 1;
    if (connection.unanswered > unanswered) {
      socket.destroy();
      return false;
    }
    // It closes once; `once` would cost another function for each request.
    response.on('close', answered);
    return true;
  };
}
