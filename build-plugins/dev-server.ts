import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';

const serverPaths =
  /^\/(api\/|healthz$|readyz$|sitemap\.xml$|robots\.txt$|site\.webmanifest$|\.well-known\/security\.txt$)/;

/**
 * `npm run dev`: Vite renders the pages from the sources; this puts the real API, store and mail worker beside them,
 * and the files that machines read, with the same environment as in production, and reloads a public page when a file of it changes.
 */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    async configureServer(vite) {
      const listener = getRequestListener(await createApi(vite));
      vite.middlewares.use((request, response, next) => {
        // Forms without script are posted to the pages of their next steps.
        if (request.method === 'POST' || serverPaths.test((request.url ?? '').split('?')[0]!))
          void listener(request, response);
        else next();
      });
    },
    hotUpdate({ server, modules }) {
      // Public pages are not hydrated, so there is no React in the browser that could take the change over.
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

async function createApi(vite: ViteDevServer): Promise<(request: Request) => Response | Promise<Response>> {
  const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
  const { readEnv } = await load<typeof import('#server/env.ts')>('/server/env.ts');
  const { createLogger } = await load<typeof import('#server/logger.ts')>('/server/logger.ts');
  const { openStore } = await load<typeof import('#server/store/database.ts')>('/server/store/database.ts');
  const { migrate } = await load<typeof import('#server/store/migrate.ts')>('/server/store/migrate.ts');
  const { createPublisher } = await load<typeof import('#server/publisher.ts')>('/server/publisher.ts');
  const { firstSetUpLink, linkToMail } = await load<typeof import('#server/auth/set-up-link.ts')>(
    '/server/auth/set-up-link.ts',
  );
  // The pages are rendered by this runner: what it loads is the same module, with the same colours in it.
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const { setPublishedColors } = (await runner.import(
    '/app/theme/current-colors.ts',
  )) as typeof import('#app/theme/current-colors.ts');
  const { indexableAddresses } = (await runner.import(
    '/app/head/addresses.ts',
  )) as typeof import('#app/head/addresses.ts');
  const { machineFiles } = await load<typeof import('#server/pages/machine-files.ts')>(
    '/server/pages/machine-files.ts',
  );
  const { respond } = await load<typeof import('#server/pages/stored-answer.ts')>(
    '/server/pages/stored-answer.ts',
  );
  const { createApp } = await load<typeof import('#server/app.ts')>('/server/app.ts');
  const { siteConfig } = await load<typeof import('#site.config.ts')>('/site.config.ts');
  const env = readEnv(process.env);
  const logger = createLogger(env.logLevel);
  const store = await openStore({
    ...env,
    onError: (error) => logger.warn({ err: error }, 'An idle database connection broke'),
  });
  await migrate(store);
  const clock = () => new Date();
  const publisher = await createPublisher({ store, clock, logger });
  setPublishedColors(publisher.catalogue);
  publisher.start(async (catalogue) => setPublishedColors(catalogue));
  const address = vite.config.server.port ? `http://localhost:${vite.config.server.port}` : siteConfig.origin;
  const mail = env.smtpUrl
    ? (await load<typeof import('#server/mail/start-mail.ts')>('/server/mail/start-mail.ts')).startMail({
        store,
        site: siteConfig,
        smtpUrl: env.smtpUrl,
        clock,
        logger,
        makeLink: async (operatorId) =>
          await linkToMail(store, { operatorId, origin: address, now: clock() }),
      })
    : undefined;
  const app = createApp({
    store,
    clock,
    logger,
    env,
    origin: address,
    siteConfig,
    publisher,
    site: { fetch: machineFile },
    onStored: () => mail?.wake(),
  });
  const link = await firstSetUpLink(store, address, clock());
  if (link) vite.config.logger.info(`Nobody can sign in to the admin area yet: open ${link}`);
  vite.httpServer?.once('close', () => void Promise.all([mail?.stop(), publisher.stop()]));
  return (request) => app.fetch(request);

  /** Made anew for each request: what they hold may just have been edited. */
  async function machineFile(request: Request): Promise<Response> {
    const files = await machineFiles({
      build: { entry: { module: { indexableAddresses } } as unknown as ServerBuild['entry'] },
      origin: address,
      baseHeaders: {},
      isIndexed: env.isIndexed,
    });
    const file = files.get(new URL(request.url).pathname);
    // What the server shows in answer to a form, Vite renders.
    return file ? respond(request, file) : await fetch(request);
  }
}
