// The real server without the rendered pages, as a process; the bench compares with PER_COMMIT.
import { join } from 'node:path';
import { createLogger } from '#server/core/logger.ts';
import { readEnv } from '#server/env.ts';
import { run } from '#server/run.ts';
import { startServer } from '#server/start-server.ts';
import { content } from './content.ts';
import { plainSite } from './site.ts';

const env = readEnv(process.env);
const logger = createLogger(env.logLevel);

await run(
  async () =>
    await startServer({
      env,
      content,
      logger,
      createSite: async () => plainSite,
      backupProgram: join(import.meta.dirname, '../../commands/backup.ts'),
      perCommit: process.env.PER_COMMIT ? Number(process.env.PER_COMMIT) : undefined,
    }),
  logger,
  { env },
);
