import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { PostedForm } from '#domain/posted-form.ts';
import type { PreviewPage } from '#server/pages/preview-page.ts';
import type { StoredAnswer } from '#server/pages/stored-answer.ts';

const serverPaths =
  /^\/(api\/|healthz$|readyz$|sitemap\.xml$|robots\.txt$|site\.webmanifest$|\.well-known\/security\.txt$)/;

/** `npm run dev`: renders pages from the current sources, with the real API, store and mail worker. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    async configureServer(vite) {
      const answer = await createServer(vite);
      vite.middlewares.use((request, response, next) => {
        if (request.method === 'POST' || serverPaths.test((request.url ?? '').split('?')[0]!))
          answer(request, response);
        else next();
      });
      return () => void vite.middlewares.use((request, response) => answer(request, response));
    },
    hotUpdate({ server, modules }) {
      // Public pages are not hydrated, so React cannot apply the change in the browser.
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

async function createServer(vite: ViteDevServer): Promise<RequestListener> {
  const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
  const { readEnv } = await load<typeof import('#server/env.ts')>('/server/env.ts');
  const { createLogger } = await load<typeof import('#server/logger.ts')>('/server/logger.ts');
  const { openStore } = await load<typeof import('#server/store/database.ts')>('/server/store/database.ts');
  const { migrate } = await load<typeof import('#server/store/migrate.ts')>('/server/store/migrate.ts');
  const { createPublisher } =
    await load<typeof import('#server/publishing/publisher.ts')>('/server/publisher.ts');
  const { firstSetUpLink, linkToMail } = await load<typeof import('#server/auth/set-up-link.ts')>(
    '/server/auth/set-up-link.ts',
  );
  const { readSiteConfig } = await load<typeof import('#config/site-config.ts')>('/config/site-config.ts');
  const { shippedContent } = await load<typeof import('#content/shipped.ts')>('/content/shipped.ts');
  const site = readSiteConfig(process.env);
  const content = shippedContent(site);
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const build = () => runner.import('virtual:react-router/server-build') as Promise<ServerBuild>;
  const contentNow = async () =>
    ((await runner.import('/content/shipped.ts')) as typeof import('#content/shipped.ts')).shippedContent(
      site,
    );
  // Loaded through the runner so that it uses the same router instance as the pages.
  const { documentRenderer } = (await runner.import(
    '/server/pages/site-module.ts',
  )) as typeof import('#server/pages/site-module.ts');
  const { machineFiles } = await load<typeof import('#server/pages/machine-files.ts')>(
    '/server/pages/machine-files.ts',
  );
  const { contentReader } = await load<typeof import('#content/edits/stored-edits.ts')>(
    '/content/edits/stored-edits.ts',
  );
  const { previewPages } = await load<typeof import('#server/pages/preview-page.ts')>(
    '/server/pages/preview-page.ts',
  );
  const { storeAnswer } = await load<typeof import('#server/pages/stored-answer.ts')>(
    '/server/pages/stored-answer.ts',
  );
  const { createApp } = await load<typeof import('#server/app.ts')>('/server/app.ts');
  const { createPlanKeeper } = await load<typeof import('#server/publishing/plans.ts')>('/server/plans.ts');
  const { createLive } = await load<typeof import('#server/http/live.ts')>('/server/live.ts');
  const env = readEnv(process.env);
  const logger = createLogger(env.logLevel);
  const store = await openStore({
    ...env,
    onError: (error) => logger.warn({ err: error }, 'An idle database connection broke'),
  });
  await migrate(store);
  const clock = () => new Date();
  const publisher = await createPublisher({ store, content, clock, logger });
  publisher.start(async () => () => {});
  const plans = createPlanKeeper({ store, publisher, clock, logger });
  plans.start();
  const address = vite.config.server.port ? `http://localhost:${vite.config.server.port}` : site.origin;
  const mail = env.smtpUrl
    ? (await load<typeof import('#server/mail/start-mail.ts')>('/server/mail/start-mail.ts')).startMail({
        store,
        content: publisher.content,
        smtpUrl: env.smtpUrl,
        clock,
        logger,
        makeLink: async (mail) => await linkToMail(store, { ...mail, origin: address, now: clock() }),
      })
    : undefined;
  const live = createLive({ store, logger });
  live.start();
  const app = createApp({
    store,
    clock,
    logger,
    env,
    origin: address,
    content,
    publisher,
    plans,
    live,
    testMail: async (order) => await mail!.test(order),
    site: {
      find: () => undefined,
      answer: answerPage,
      showForm,
      preview,
      linked: async () => await Promise.resolve(undefined),
    },
    onStored: () => mail?.wake(),
  });
  const link = await firstSetUpLink(store, { origin: address, now: clock() });
  if (link) vite.config.logger.info(`Nobody can sign in to the admin area yet: open ${link}`);
  vite.httpServer?.once('close', () => void Promise.all([live.stop(), mail?.stop(), publisher.stop()]));
  return app;

  /** Built for each request, because the content may just have been edited. */
  async function answerPage(method: string, url: URL): Promise<StoredAnswer> {
    const files = machineFiles({
      build: await build(),
      content: await contentNow(),
      origin: address,
      baseHeaders: {},
      isIndexed: env.isIndexed,
    });
    const file = files.get(url.pathname);
    if (file) return file;
    return await render(new Request(url, { method }));
  }

  async function showForm(path: string, posted: PostedForm, status: number): Promise<StoredAnswer> {
    return { ...(await render(new Request(address + path), posted)), status };
  }

  async function preview(...page: Parameters<PreviewPage>): Promise<StoredAnswer | undefined> {
    const [shipped, colors] = [await contentNow(), () => publisher.shown().catalogue];
    const contentOf = contentReader(shipped);
    return await previewPages({ build: await build(), origin: address, baseHeaders: {}, contentOf, colors })(
      ...page,
    );
  }

  async function render(request: Request, posted?: PostedForm): Promise<StoredAnswer> {
    const response = await documentRenderer(await build(), 'development')(request, {
      content: await contentNow(),
      colors: publisher.shown().catalogue,
      published: publisher.shown(),
      ...(posted && { posted }),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return storeAnswer(response.status, Object.fromEntries(response.headers), body);
  }
}
