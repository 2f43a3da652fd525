import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogRequest } from './middleware/access-log.ts';
import { replyWith, type StoredAnswer } from './pages/stored-answer.ts';

/** Answers one request, or leaves it alone and says false. */
export type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Writes pages and files that are ready in memory straight to Node's response, logged like every other request. The
 * way through Request, Response and the middleware gives the same bytes and takes twice the time (`npm run bench`).
 */
export function answerDirectly(
  find: (path: string) => StoredAnswer | undefined,
  logRequest: LogRequest,
): AnswerDirectly {
  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = pathOf(url);
    const answer = find(path);
    if (!answer) return false;
    const log = logRequest(method, path);
    const { status, headers, body } = replyWith(answer, {
      method,
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.writeHead(status, headers);
    response.end(body);
    log.answered(status);
    return true;
  };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
