import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import { addOperator } from './browser-operator.ts';
import { test as base } from './browser-test.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startServerProcess } from './server-process.ts';

export type OwnSite = {
  readonly address: string;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** At the same address. */
  readonly start: () => Promise<void>;
  readonly inStore: (change: (store: Store) => Promise<void>) => Promise<void>;
};

type Fixtures = { database: Store['dialect']; siteOf: string; site: OwnSite; address: string };

/**
 * With a server of its own: whoever publishes changes what everybody sees. Test files share it, unless they
 * name one of their own with `siteOf`: nobody may restore a version without the facts of the legal notice that are live.
 */
export const test = base.extend<object, Fixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  siteOf: ['all', { option: true, scope: 'worker' }],
  site: [
    async ({ database }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-own-'));
      const postgres = database === 'postgres' ? await startPostgres() : undefined;
      const options = { dataDir, databaseUrl: postgres?.url };
      await addOperator(options);
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const start = () =>
        startServerProcess({
          env: {
            PORT: String(port),
            SITE_URL: address,
            DATA_DIR: dataDir,
            ...(postgres && { DATABASE_URL: postgres.url }),
            RATE_LIMIT_PER_10_MIN: '0',
            TRUSTED_PROXY_HOPS: '1',
          },
        });
      let server = await start();
      await use({
        address,
        end: async (signal) => void (await server.end(signal)),
        start: async () => {
          server = await start();
        },
        inStore: async (change) => {
          const store = await openStore(options);
          await change(store).finally(() => store.close());
        },
      });
      await server.end('SIGTERM');
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  address: [async ({ site }, use) => await use(site.address), { scope: 'worker' }],
  baseURL: async ({ address }, use) => await use(address),
});
