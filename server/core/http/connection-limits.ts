import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-address.ts';

export type ConnectionLimits = {
  /** Open connections per client; unlimited if all visitors come through a proxy. */
  perClient: number;
  unanswered: number;
  /** A client must read its answer within this time plus one second per `bytesPerSecond`. */
  patienceMs: number;
  bytesPerSecond: number;
};

/** Browsers send one request at a time; Node reads some 1,500 at once. 60 KB may take a minute and a half. */
export const defaultConnectionLimits: ConnectionLimits = {
  perClient: Number.POSITIVE_INFINITY,
  unanswered: 32,
  patienceMs: 30_000,
  bytesPerSecond: 1024,
};

/** Where visitors reach the server without a proxy. */
export const connectionsPerClient = 400;

const checkEveryMs = 1000;
/** A request may be on its way through a connection that is open already, or held while the last are accepted (`stopListening`). */
const firstRequestMs = 2000;

type Connection = {
  opened: number;
  hasAsked: boolean;
  unanswered: number;
  taken: number | undefined;
  since: number;
};

/**
 * Closes connections that exceed their share: too many of one client, too many requests, or answers read too
 * slowly (SEC-16). The returned function says for each request whether to answer it.
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
    connections.set(socket, {
      opened: performance.now(),
      hasAsked: false,
      unanswered: 0,
      taken: undefined,
      since: 0,
    });
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

  // Node's own, which a stop calls as well, closes connections whose first request has not been read yet, or whose answer is not out.
  server.closeIdleConnections = () => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const mayAsk = !connection.hasAsked && now - connection.opened < firstRequestMs;
      if (connection.unanswered === 0 && socket.writableLength === 0 && !mayAsk) socket.destroy();
    }
  };

  function answered(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (connection) connection.unanswered -= 1;
  }

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Requests already read from a closed connection still arrive.
    if (!connection || socket.destroyed) return false;
    connection.unanswered += 1;
    connection.hasAsked = true;
    if (connection.unanswered > unanswered) {
      socket.destroy();
      return false;
    }
    // It closes only once; `once` would create another function for each request.
    response.on('close', answered);
    return true;
  };
}
