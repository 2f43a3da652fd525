import { join } from 'node:path';
import { createLogger, terminalLog } from './core/logger.ts';
import { environmentOrEnd } from './env.ts';
import { run } from './run.ts';

/** Starts the server; `ownFolder` is where its built program lies. */
export async function serve(ownFolder: string): Promise<void> {
  // Before React is loaded, which reads it.
  process.env.NODE_ENV ??= 'production';

  const filesFolder = join(ownFolder, '../client');
  const backupProgram = join(ownFolder, '../../commands/backup.ts');

  const { env, site } = environmentOrEnd();
  // A terminal gets a few readable lines instead of every request as JSON.
  const isTerminal = process.stdout.isTTY && !process.env.LOG_LEVEL;
  const logger = isTerminal
    ? createLogger(
        'warn',
        terminalLog((text) => process.stderr.write(text)),
      )
    : createLogger(env.logLevel);

  const start = async () => {
    const [{ defaultContent }, { startServer }, { createSite }, { keepReplacedAssets }, build] =
      await Promise.all([
        import('#content/default-content.ts'),
        import('./start-server.ts'),
        import('./pages/site.ts'),
        import('./pages/replaced-assets.ts'),
        import('virtual:react-router/server-build'),
      ]);
    const content = defaultContent(site);
    const replacedAssets = await keepReplacedAssets({
      folder: join(filesFolder, 'assets'),
      keptFolder: join(env.dataDir, 'assets'),
      clock: () => new Date(),
    }).catch((error: unknown) => {
      logger.warn(
        { err: error },
        "Could not keep this build's assets for pages left open after the next update",
      );
      return undefined;
    });
    return await startServer({
      env,
      content,
      logger,
      backupProgram,
      build: build.assets.version,
      createSite: async (release) =>
        await createSite({
          build,
          content,
          filesFolder,
          origin: site.origin,
          logger,
          replacedAssets,
          isIndexed: env.isIndexed,
          release,
        }),
    });
  };

  await run(start, logger, { env, isTerminal });
}
