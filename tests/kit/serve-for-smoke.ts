// Starts the built site for the smoke journey, on a store of its own with one operator and without a mail server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteAddress } from './addresses.ts';
import { addOperator } from './browser-operator.ts';
import { startServerProcess } from './server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'site-smoke-'));
await addOperator({ dataDir });
const server = await startServerProcess({
  env: {
    PORT: new URL(siteAddress).port,
    SITE_URL: siteAddress,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    IMAP_URL: '',
    // The tests set X-Forwarded-For, so that each has its own rate limits.
    TRUSTED_PROXY_HOPS: '1',
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
