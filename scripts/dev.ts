// `npm run dev`: the server of production on the sources. Pages are rendered from them; a change of what the server itself
// is made of starts it again.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer, createServerModuleRunner, type EnvironmentModuleNode, type Plugin } from 'vite';
import { EnvError } from '#server/env.ts';
import { readEnvironment } from '#server/environment.ts';
import { createLogger } from '#server/logger.ts';
import { run } from '#server/run.ts';
import type { RunningServer } from '#server/start-server.ts';

// Before React is loaded, which reads it.
process.env.NODE_ENV = 'development';

const root = join(import.meta.dirname, '..');
const entry = '/server/develop.ts';
/** What modules of browsers are made of. */
const readByBrowsers = ['app', 'config', 'content', 'domain', 'node_modules', 'public'];
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

/** Vite listens here for its connections with browsers; each start of the server hands its own over. */
const connections = createHttpServer();

const vite = await createServer({
  appType: 'custom',
  plugins: [noticeChanges()],
  // As in production: variables are those of the environment.
  envDir: false,
  server: {
    middlewareMode: true,
    hmr: { server: connections, overlay: false },
    cors: false,
    allowedHosts: [new URL(site.origin).hostname],
    fs: { allow: readByBrowsers.map(inRoot) },
    watch: { ignored: notSources.map((folder) => `${inRoot(folder)}/**`) },
  },
  environments: { ssr: { dev: { preTransformRequests: true } } },
});
vite.restart = async () =>
  await Promise.resolve(say('The configuration of the build changed: stop npm run dev and start it again.'));

const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

let running: RunningServer | undefined;
let isOutdated = false;
let restarting: Promise<void> | undefined;

await run(
  async () => {
    running = await start();
    // So that the first page is soon there. What is wrong with the sources is said when it is asked for.
    void loadBuild().catch(() => {});
    return { ...running, missing: undefined, stop };
  },
  createLogger(process.env.LOG_LEVEL ? env.logLevel : 'warn'),
  { isTerminal: true },
);

async function start(): Promise<RunningServer> {
  const { develop } = (await runner.import(entry)) as typeof import('#server/develop.ts');
  return await develop({
    loadBuild,
    answerModules: vite.middlewares,
    // Until a restart is over, browsers keep asking.
    connect: (request, socket, head) =>
      void (restarting ? socket.destroy() : connections.emit('upgrade', request, socket, head)),
  });
}

async function loadBuild(): Promise<ServerBuild> {
  return (await runner.import('virtual:react-router/server-build')) as ServerBuild;
}

async function stop(): Promise<void> {
  isOutdated = false;
  await restarting;
  await vite.close();
  await running?.stop();
}

function restart(): void {
  isOutdated = true;
  restarting ??= startAgain().finally(() => {
    restarting = undefined;
  });
  // Each loads its page again as soon as it is connected again.
  for (const { socket } of vite.ws.clients) socket.terminate();
}

/** Once more if a source changes meanwhile. */
async function startAgain(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    try {
      await running?.stop();
      running = undefined;
      running = await start();
      say('Started again');
    } catch (error) {
      vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      say('The next change starts the server again.');
    }
  }
}

function noticeChanges(): Plugin {
  return {
    name: 'notice-changes',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      if (!running || isPartOfServer(modules)) {
        restart();
        return [];
      }
      const { hot, moduleGraph } = server.environments.client;
      const isInBrowser = moduleGraph.getModulesByFile(file) !== undefined;
      if (modules.length > 0) hot.send('source-changed', { isInBrowser });
    },
  };
}

function isPartOfServer(
  modules: Iterable<EnvironmentModuleNode>,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  for (const module of modules) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (module.url === entry || isPartOfServer(module.importers, seen)) return true;
  }
  return false;
}

function inRoot(path: string): string {
  return join(root, path);
}

function say(text: string): void {
  vite.config.logger.info(text, { timestamp: true });
}

function environmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
