import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { shippedContent } from '#content/shipped.ts';
import { readEnvironment } from './environment.ts';
import type { createHttpServer } from './http/http-server.ts';
import { createLogger } from './logger.ts';
import { developmentSite } from './pages/development-site.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Sources = {
  /** See `developmentSite`. */
  loadBuild: () => Promise<ServerBuild>;
  /** Serves browsers the modules of the sources as well. */
  createServer: typeof createHttpServer;
};

/** The server of production, with pages that are rendered from the sources. */
export async function develop({ loadBuild, createServer }: Sources): Promise<RunningServer> {
  const { env, site } = readEnvironment(process.env);
  const logger = createLogger(process.env.LOG_LEVEL ? env.logLevel : 'warn');
  const content = shippedContent(site);
  return await startServer({
    env,
    content,
    logger,
    backupProgram: join(import.meta.dirname, 'commands/backup.ts'),
    build: 'development',
    createSite: async (publication) =>
      await Promise.resolve(
        developmentSite({
          loadBuild,
          content,
          origin: site.origin,
          logger,
          isIndexed: env.isIndexed,
          publication,
        }),
      ),
    createServer,
  });
}
