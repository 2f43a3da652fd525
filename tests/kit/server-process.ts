import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };

export type ServerProcess = {
  pid: number;
  /** For example `http://127.0.0.1:3000`. */
  address: string;
  said: () => string;
  startMs: number;
  /** Returns the exit code, or null if the signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const root = join(import.meta.dirname, '../..');
/** The flags of `npm start` are part of what is tested and measured. */
const startFlags = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'));
export const builtServer = join(root, 'build/server/index.js');

/**
 * On a free port unless `env` names one. Throws if nothing is built or the server ends before it listens.
 * `log` is a file descriptor.
 */
export async function startServerProcess({
  env,
  log,
  program = builtServer,
  signal,
}: {
  env: Readonly<Record<string, string>>;
  log?: number;
  program?: string;
  /** Kills it, also before it listens. */
  signal?: AbortSignal;
}): Promise<ServerProcess> {
  if (!existsSync(program)) throw new Error(`${program} is missing: npm run build`);
  const started = performance.now();
  const child = spawn(process.execPath, [...startFlags, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', log ?? 'ignore', 'pipe'],
  });
  const killServer = () => child.kill('SIGKILL');
  process.once('exit', killServer);
  signal?.addEventListener('abort', killServer);
  const exit = once(child, 'exit').finally(() => process.off('exit', killServer));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
      const found = /Listening on (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
  });
  return {
    pid: child.pid!,
    address,
    said: () => output,
    startMs: performance.now() - started,
    end: async (signal) => {
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}
