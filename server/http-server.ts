import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { AnswerDirectly } from './answer-directly.ts';
import { type ConnectionLimits, defaultConnectionLimits, limitConnections } from './connection-limits.ts';
import { HttpProblem, problemBody, problemResponse } from './problem.ts';

type Fetch = (request: Request, env: never) => Response | Promise<Response>;

/** Slow and stuck clients are answered or cut off after these times (SEC-16). */
const headersTimeoutMs = 8000;
const requestTimeoutMs = 9000;
const checkEveryMs = 1000;
const keepAliveTimeoutMs = 5000;
const maxConnections = 4000;

/**
 * A Node HTTP server around `fetch`, with limits of time and of what one connection or client may hold; what Node
 * itself refuses is a problem document too. `directly` comes first and takes what it can answer without `fetch`.
 */
export function createHttpServer(
  fetch: Fetch,
  directly: AnswerDirectly = () => false,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const listener = getRequestListener(fetch as never, {
    errorHandler: (error) => problemResponse(refusalOf(error)),
  });
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (request, response) => {
      if (!isAdmitted(request, response)) return;
      if (hasTwoHosts(request)) refuseRequest(response);
      else if (!directly(request, response)) void listener(request, response);
    },
  );
  const isAdmitted = limitConnections(server, { ...defaultConnectionLimits, ...limits });
  server.maxConnections = maxConnections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseConnection(error, socket as Socket),
  );
  return server;
}

const notValidHttp = new HttpProblem(400, 'The request is not valid HTTP.');

/** What belongs to every refusal that is written past the middleware. */
const refusalHeaders = {
  'Content-Type': 'application/problem+json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

/** Node takes the first of two; whoever stands in front of us may have taken the other (RFC 9112 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuseRequest(response: ServerResponse): void {
  response.writeHead(notValidHttp.status, refusalHeaders).end(problemBody(notValidHttp));
}

function refusalOf(error: unknown): HttpProblem {
  const isBadRequest = error instanceof Error && error.name === 'RequestError';
  return isBadRequest ? notValidHttp : new HttpProblem(500, 'Something went wrong on the server.');
}

function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  // Half an answer may be on its way already; a second one would be read as its rest.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const problem = connectionProblem(error.code);
  const body = problemBody(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${statusText(problem)}`,
    ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function connectionProblem(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpProblem(408, 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem(431, 'The header fields are too large.');
  return notValidHttp;
}

function statusText(problem: HttpProblem): string {
  return (JSON.parse(problemBody(problem)) as { title: string }).title;
}
