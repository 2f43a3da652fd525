import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '#server/core/http/access-log.ts';
import type { Store } from '#server/core/store/store.ts';
import { countOutbox } from '#server/outbox/outbox.ts';

type Metrics = ReturnType<typeof createMetrics>;

/** From half a millisecond, which a page takes, to the seconds of a slow database. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times in Prometheus' format: no addresses, paths or ids, and as few labels as can grow no further. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Event loop delay, memory, garbage collection, file descriptors.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to answer, by class of request and of status',
    labelNames: ['class', 'status'],
    buckets,
    registers,
  });
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'What visitors sent and was stored, by form',
    labelNames: ['form'],
    registers,
  });
  const transactions = new Histogram({
    name: 'site_transaction_seconds',
    help: 'Time of a writing transaction until it is durable, by its outcome',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  let watched: Store | undefined;
  new Gauge({
    name: 'site_outbox_mails',
    help: 'Mails by state: queued, held for a person, failed for good',
    labelNames: ['state'],
    registers,
    async collect() {
      if (!watched) return;
      for (const [state, count] of Object.entries(await countOutbox(watched.db))) this.set({ state }, count);
    },
  });

  return {
    answered: ({ path, status, ms, stored }: Answered) => {
      requests.observe({ class: classOf(path), status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (stored) submissions.inc({ form: stored.form });
    },
    /** A store whose transactions are measured, waiting and commit included. */
    measured: (store: Store): Store => {
      watched = store;
      return {
        ...store,
        transaction: async (work) => {
          const started = performance.now();
          let outcome = 'committed';
          try {
            return await store.transaction(work);
          } catch (error) {
            outcome = 'failed';
            throw error;
          } finally {
            transactions.observe({ outcome }, (performance.now() - started) / 1000);
          }
        },
      };
    },
    text: async () => await registry.metrics(),
  };
}

/** A server of its own, so that no proxy in front of the site can lead to it by mistake. */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, stop: () => server.close() };
}

function classOf(path: string): string {
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/api/')) return 'form';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}
