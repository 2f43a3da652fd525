import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';

const freshMs = 1000;
const patienceMs = 2000;

/** GET /healthz: the process answers. GET /readyz: 503 unless `isReady`, at most once a second (OPS-01). */
export function healthApi(isReady: () => Promise<boolean>): Hono {
  const api = new Hono();
  const ask = remember(isReady);
  api.get('/healthz', (c) => c.json({ status: 'ok' }));
  api.get('/readyz', async (c) => {
    if (!(await ask()))
      throw new HttpProblem(503, 'The server is not ready.', { headers: { 'Retry-After': '5' } });
    return c.json({ status: 'ready' });
  });
  api.on('ALL', ['/healthz', '/readyz'], methodNotAllowed('GET', 'HEAD'));
  return api;
}

function remember(isReady: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let staleAt = 0;
  return () => {
    if (!answer || performance.now() >= staleAt) {
      staleAt = performance.now() + freshMs;
      answer = Promise.race([isReady(), delay(patienceMs, false, { ref: false })]);
    }
    return answer;
  };
}
