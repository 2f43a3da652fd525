import { type ChildProcess, spawn } from 'node:child_process';

export type Command = readonly [string, ...string[]];

/** Collects what it prints. */
export function runCommand(
  [file, ...args]: Command,
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<{ code: number; output: string }> } {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { child, ended };
}
