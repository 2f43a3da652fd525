// The real server without the rendered pages, as a process of its own; configured by the environment like the real one,
// and by PER_COMMIT, with which the bench compares.
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
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
      perCommit: process.env.PER_COMMIT ? Number(process.env.PER_COMMIT) : undefined,
    }),
  logger,
);
