import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ConnectionLimits, defaultConnectionLimits, limitConnections } from './connection-limits.ts';
import { refusalHeaders, valuesOf } from './headers.ts';
import { HttpProblem, notValidHttp, problemBody } from './problem.ts';

/** Slow and stuck clients are disconnected after these times (SEC-16). */
export const headersTimeoutMs = 8000;
export const requestTimeoutMs = 9000;
const usualTimes = { headersTimeoutMs, requestTimeoutMs, checkEveryMs: 1000 };
const keepAliveTimeoutMs = 5000;
const lingerMs = 1000;
export const maxConnections = 4000;

export type Times = typeof usualTimes;

/** Limits time, connections and clients; refusals by Node itself are problem documents too. */
export function createHttpServer(
  answer: RequestListener,
  limits: Partial<ConnectionLimits> = {},
  times: Partial<Times> = {},
): Server {
  const { checkEveryMs, ...timeouts } = { ...usualTimes, ...times };
  const server = createServer(
    {
      headersTimeout: timeouts.headersTimeoutMs,
      requestTimeout: timeouts.requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (request, response) => {
      if (refused.has(request.socket) || !isAdmitted(request, response)) return;
      if (hasOneHost(request)) answer(request, response);
      else refuseRequest(response);
    },
  );
  const isAdmitted = limitConnections(server, { ...defaultConnectionLimits, ...limits });
  server.maxConnections = maxConnections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseConnection(error, socket as Socket),
  );
  return server;
}

/** Host and port of an address (RFC 3986 3.2.2). */
const hostCharacters = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** Node takes the first of two hosts, but a proxy in front may have taken the other. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const hosts = valuesOf(rawHeaders, 'host');
  return hosts.length < 2 && hostCharacters.test(hosts[0] ?? '');
}

/** Their answer ends the connection: what was sent on it besides, or still arrives, is not carried out. */
const refused = new WeakSet<Socket>();

function refuseRequest(response: ServerResponse): void {
  refused.add(response.req.socket);
  response.writeHead(notValidHttp.status, refusalHeaders).end(problemBody(notValidHttp));
}

function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  refused.add(socket);
  // Part of an answer may already be sent; a second answer would be read as the rest of it.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const problem = connectionProblem(error.code);
  const body = problemBody(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // Closed at once, an answer on its way may be lost.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () =>
    setTimeout(() => socket.destroy(), lingerMs).unref(),
  );
}

function connectionProblem(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpProblem(408, 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem(431, 'The header fields are too large.');
  return notValidHttp;
}

const shortTurnMs = 0.2;
const giveUpMs = 1500;

/**
 * Closes the server to new connections, and resets none: closing would reset those that wait to be accepted, and a proxy
 * can't send their requests to another process, because it can't know whether this one did something. Node accepts one
 * in each turn of its loop, so requests wait until a short turn accepted no connection. Resolves when the server
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
