import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOperator } from './browser-operator.ts';
import { test as base } from './browser-test.ts';
import { freePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';

/** With a server of its own: whoever publishes changes what everybody sees. */
export const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'site-own-'));
      await addOperator(dataDir);
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const server = await startServerProcess({
        env: {
          PORT: String(port),
          SITE_URL: address,
          DATA_DIR: dataDir,
          RATE_LIMIT_PER_10_MIN: '0',
          TRUSTED_PROXY_HOPS: '1',
        },
      });
      await use(address);
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => await use(address),
});
