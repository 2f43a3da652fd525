import { join } from 'node:path';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { run } from './run.ts';

/** The browser build lies beside the folder of this file in `build/`. */
const filesFolder = join(import.meta.dirname, '../client');

const env = await readWholeEnvironment();
const logger = createLogger(env.logLevel);

await run(async () => {
  const { siteConfig, siteConfigWarnings } = await import('#site.config.ts');
  const [{ startServer }, { createSite }, { keepReplacedAssets }, build] = await Promise.all([
    import('./start-server.ts'),
    import('./pages/site.ts'),
    import('./pages/replaced-assets.ts'),
    import('virtual:react-router/server-build'),
  ]);
  for (const warning of siteConfigWarnings(siteConfig, process.env)) logger.warn(warning);
  const replacedAssets = await keepReplacedAssets({
    folder: join(filesFolder, 'assets'),
    keptFolder: join(env.dataDir, 'assets'),
    clock: () => new Date(),
  }).catch((error: unknown) => {
    logger.warn({ err: error }, 'Files of this build cannot be kept for the time after the next one');
    return undefined;
  });
  return await startServer({
    env,
    siteConfig,
    logger,
    createSite: async (catalogue) =>
      await createSite({
        build,
        filesFolder,
        origin: siteConfig.origin,
        logger,
        replacedAssets,
        isIndexed: env.isIndexed,
        catalogue,
      }),
  });
}, logger);

/** Names everything that is wrong in the environment at once and ends the process with code 1. */
async function readWholeEnvironment(): Promise<Env> {
  const problems: string[] = [];
  let checked: Env | undefined;
  try {
    checked = readEnv(process.env);
  } catch (error) {
    problems.push(...problemsOf(error));
  }
  // The configuration of the brand is checked as soon as it is loaded.
  await import('#site.config.ts').catch((error: unknown) => problems.push(...problemsOf(error)));
  if (checked && problems.length === 0) return checked;
  process.stderr.write(`${new EnvError(problems).message}\n`);
  process.exit(1);
}

function problemsOf(error: unknown): readonly string[] {
  const { problems } = error as { problems?: readonly string[] };
  if (!problems) throw error;
  return problems;
}
