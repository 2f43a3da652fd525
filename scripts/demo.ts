// npm run demo: the built site full of sample data that is gone when it stops. PORT (3000) is the site, the port after it
// shows its mails.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DemoError, demoEnvironment, portOf } from './demo/demo-environment.ts';
import { demoLines } from './demo/demo-lines.ts';
import { startMailCatcher } from './demo/mail-catcher.ts';
import { writeDemoFile } from './demo/write-demo-file.ts';
import { untilListening } from './until-listening.ts';

const builtServer = join(import.meta.dirname, '../build/server/index.js');

const folder = await mkdtemp(join(tmpdir(), 'site-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let site: ChildProcess | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    if (site) site.kill('SIGTERM');
    else process.exit();
  });

try {
  await runDemo(portOf(process.env));
} catch (error) {
  if (!isStopping) {
    process.exitCode = 1;
    const reason = error instanceof DemoError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`The demo cannot run: ${reason}\n`);
  }
}

async function runDemo(port: number): Promise<void> {
  await orTaken(port, tryPort(port));
  const catcher = await orTaken(port + 1, startMailCatcher(port + 1));
  try {
    const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')] as const;
    await mkdir(dataDir);
    await mkdir(backupDir);
    const { smtpUrl } = catcher;
    const env = demoEnvironment({ port, dataDir, backupDir, smtpUrl });
    process.stderr.write('Writing the sample data …\n');
    await writeDemoFile({ dataDir, env, now: new Date() });
    const code = await runSite(env, () => demoLines({ site: env.SITE_URL, mails: catcher.address }));
    if (!isStopping) throw new DemoError(`The site ended with code ${code}.`);
  } finally {
    await catcher.stop();
  }
}

/** Before the sample data is written, which takes seconds. */
async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function orTaken<Result>(port: number, listening: Promise<Result>): Promise<Result> {
  try {
    return await listening;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DemoError(`Port ${port} is taken. PORT=4000 npm run demo takes 4000 and 4001.`);
  }
}

/** Until it ends; returns its exit code. */
async function runSite(env: Record<string, string>, lines: () => string): Promise<number | null> {
  const log = env.LOG_LEVEL ? 'inherit' : 'ignore';
  const child = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', log, 'pipe'] });
  site = child;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  await untilListening(child).catch((error: Error) => {
    throw new DemoError(error.message);
  });
  process.stdout.write(lines());
  child.stderr.pipe(process.stderr);
  const [code] = (await ended) as [number | null];
  process.off('exit', kill);
  return code;
}
