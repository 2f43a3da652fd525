import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = { stop: () => Promise<void>; found: string };

/** Waits until the output matches; returns the first group as `found`. Throws if the program ends before. */
export async function startProgram(
  command: string,
  given: readonly string[],
  { pattern, env = {} }: { pattern?: RegExp; env?: Readonly<Record<string, string>> } = {},
): Promise<Program> {
  const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exit = once(child, 'exit');
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    if (!pattern) child.once('spawn', () => resolve(''));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-10_000);
        const match = pattern?.exec(output);
        if (match) resolve(match[1] ?? '');
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with code ${code}:\n${output}`)));
  });
  return {
    found,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(kill, 3000);
      await exit;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}
