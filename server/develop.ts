import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { defaultContent } from '#content/default-content.ts';
import type { createHttpServer } from './core/http/http-server.ts';
import { readEnvironment } from './env.ts';
import { developmentSite } from './pages/development-site.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Sources = {
  logger: Logger;
  /** See `developmentSite`. */
  loadBuild: () => Promise<ServerBuild>;
  /** Serves browsers the modules of the sources as well. */
  createServer: typeof createHttpServer;
};

/** The server of production, with pages that are rendered from the sources. */
export async function develop({ logger, loadBuild, createServer }: Sources): Promise<RunningServer> {
  const { env, site } = readEnvironment(process.env);
  const content = defaultContent(site);
  return await startServer({
    env,
    content,
    logger,
    backupProgram: join(import.meta.dirname, '../commands/backup.ts'),
    build: 'development',
    createSite: async (release) => {
      const { origin } = site;
      const { isIndexed } = env;
      return await Promise.resolve(
        developmentSite({ loadBuild, content, origin, logger, isIndexed, release }),
      );
    },
    createServer,
  });
}
