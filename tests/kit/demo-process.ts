import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type DemoProcess = {
  address: string;
  /** Address of the page of mails. */
  mails: string;
  /** Like Ctrl+C; returns the exit code. */
  stop: () => Promise<number | null>;
};

const program = join(import.meta.dirname, '../../scripts/demo.ts');

/** `npm run demo` on this port and the next; needs `npm run build`. Throws with what it printed if it ends first. */
export async function startDemo(port: number, env: Record<string, string> = {}): Promise<DemoProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (printed.includes('Sign in')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`The demo ended with code ${code}:\n${printed}`)));
  });
  const [address, mails] = ['Site', 'Mails'].map(
    (name) => new RegExp(`^ *${name} +(http\\S+)$`, 'm').exec(printed)![1]!,
  );
  return {
    address: address!,
    mails: mails!,
    stop: async () => {
      child.kill('SIGINT');
      return (await exit)[0];
    },
  };
}
