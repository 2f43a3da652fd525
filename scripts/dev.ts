// `npm run dev`: the server of production on the sources. Pages are rendered from them; a change of what the server itself
// is made of starts it again.
import { join, relative } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createLogger as createConsole, createServer, createServerModuleRunner, type Plugin } from 'vite';
import { createLogger } from '#server/core/logger.ts';
import { environmentOrEnd } from '#server/env.ts';
import { brokenHeaders, brokenSourcesPage } from '#server/pages/broken-sources.ts';
import { run } from '#server/run.ts';
import type { RunningServer } from '#server/start-server.ts';
import { createFrontServer } from './dev/front-server.ts';
import { isImportedBy } from './dev/is-imported-by.ts';
import { reportLateChanges } from './dev/report-late-changes.ts';

// Before React is loaded, which reads it.
process.env.NODE_ENV = 'development';

const root = join(import.meta.dirname, '..');
const entry = '/server/develop.ts';
/** Folders that browser modules may be loaded from. */
const readByBrowsers = ['app', 'content', 'domain', 'node_modules', 'public'];
/** Folders in which nothing is watched, so that the start takes less time. */
const notSources = [
  'bench',
  'build',
  'data',
  'deploy',
  'docs',
  'scripts',
  'test-results',
  'tests',
  '.react-router',
];
const { env, site } = environmentOrEnd();
const logger = createLogger(process.env.LOG_LEVEL ? env.logLevel : 'warn');

const { front, ...behind } = createFrontServer((...request) => vite.middlewares(...request));

const output = createConsole('info', { prefix: '[dev]' });
const vite = await createServer({
  root,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [noticeChanges()],
  // Like production, development reads only the environment.
  envDir: false,
  server: {
    middlewareMode: true,
    hmr: { server: front, overlay: false },
    cors: false,
    allowedHosts: [new URL(site.origin).hostname],
    fs: { allow: readByBrowsers.map(inRoot) },
    watch: { ignored: notSources.map((folder) => `${inRoot(folder)}/**`) },
  },
  environments: { ssr: { dev: { preTransformRequests: true } } },
});
reportLateChanges(vite.watcher);
vite.restart = async () =>
  await Promise.resolve(
    say('The configuration of the build has changed: stop npm run dev and start it again'),
  );

const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

let running: RunningServer | undefined;
/** The pages cannot be loaded. */
let isBroken = false;
/** A source of the server has changed since its last start began. */
let isOutdated = false;
let isFirstStart = true;
let lastChangeAt = 0;
let restarting: Promise<void> | undefined;

// A browser that connects may have asked for its page before the last change.
vite.environments.client.hot.on('page-loaded', (since: number, browser) => {
  if (since < lastChangeAt) browser.send('source-changed', { isInBrowser: false });
});

await run(
  async () => {
    running = await start();
    isFirstStart = false;
    restartIfOutdated();
    // So that the first page is soon there. What is wrong with the sources is said when it is asked for.
    void loadBuild().catch(() => {});
    return { ...running, missing: undefined, stop };
  },
  logger,
  { env, isTerminal: true },
);

async function start(): Promise<RunningServer> {
  const { develop } = (await runner.import(entry)) as typeof import('#server/develop.ts');
  return await develop({ logger, loadBuild, createServer: behind.createServerBehind });
}

async function loadBuild(): Promise<ServerBuild> {
  try {
    const build = (await runner.import('virtual:react-router/server-build')) as ServerBuild;
    isBroken = false;
    return build;
  } catch (error) {
    isBroken = true;
    complain(error);
    throw error;
  }
}

async function stop(): Promise<void> {
  isOutdated = false;
  await restarting;
  await vite.close();
  await running?.stop();
  behind.close();
}

function restartIfOutdated(): void {
  if (!isOutdated || isFirstStart) return;
  restarting ??= restart().finally(() => {
    restarting = undefined;
  });
}

/** Once more if a source changes before the server runs. */
async function restart(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    try {
      await running?.stop();
      running = undefined;
      running = await start();
      say('The server runs again');
    } catch (error) {
      complain(error);
      say('The next change starts the server again');
      behind.answerBy((_, response) => response.writeHead(500, brokenHeaders).end(brokenSourcesPage(error)));
    }
  }
  reloadBrowsers({ isInBrowser: false });
}

function reloadBrowsers(change: { isInBrowser: boolean }): void {
  vite.environments.client.hot.send('source-changed', change);
}

function noticeChanges(): Plugin {
  return {
    name: 'notice-changes',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const name = relative(root, file);
      const isOfServer = !running || isImportedBy(entry, modules);
      if (!isOfServer && modules.length === 0 && !isBroken) return;
      lastChangeAt = Date.now();
      if (isOfServer) {
        say(`${name}: the server starts again`);
        isOutdated = true;
        restartIfOutdated();
        return [];
      }
      say(`${name}: pages are rendered again`);
      const { moduleGraph } = server.environments.client;
      reloadBrowsers({ isInBrowser: !isBroken && moduleGraph.getModulesByFile(file) !== undefined });
    },
  };
}

/** The message alone; the stack is Vite's own. */
function complain(error: unknown): void {
  output.error(error instanceof Error ? error.message : String(error), { timestamp: true });
}

function inRoot(path: string): string {
  return join(root, path);
}

function say(text: string): void {
  output.info(text, { timestamp: true });
}
