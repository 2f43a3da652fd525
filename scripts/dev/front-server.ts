import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createHttpServer } from '#server/core/http/http-server.ts';

/** Handles a request, or hands it on. */
type Middleware = (request: IncomingMessage, response: ServerResponse, handOn: () => void) => void;

/**
 * Keeps the port and the connections of browsers while the server behind it starts again. Requests that arrive in between
 * wait, unless the start has failed.
 */
export function createFrontServer(middleware: Middleware) {
  let answer: RequestListener | undefined;
  let waiting: Parameters<RequestListener>[] = [];
  const front = createHttpServer((request, response) =>
    middleware(request, response, () => {
      if (answer) answer(request, response);
      else waiting.push([request, response]);
    }),
  );

  function answerBy(listener: RequestListener): void {
    answer = listener;
    for (const request of waiting) listener(...request);
    waiting = [];
  }

  /** For `startServer`: listens and answers through the front. */
  function createServerBehind(listener: RequestListener): Server {
    const server = createServer(listener);
    return Object.assign(server, {
      listen(port: number, host: string) {
        const isReady = () => {
          answerBy((...request) => void server.emit('request', ...request));
          server.emit('listening');
        };
        if (front.listening) setImmediate(isReady);
        else front.once('error', (error) => server.emit('error', error)).listen(port, host, isReady);
        return server;
      },
      address: () => front.address(),
      close(onClosed?: () => void) {
        answer = undefined;
        onClosed?.();
        return server;
      },
    });
  }

  function close(): void {
    front.close();
    front.closeAllConnections();
  }

  return { front, answerBy, createServerBehind, close };
}
