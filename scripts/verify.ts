// All checks before a change lands: npm test. Prints only the output of the first failing step.
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { headlessShellPath } from '#tests/kit/chromium.ts';
import { findDovecot } from '#tests/kit/dovecot.ts';
import { findPostgresPrograms } from '#tests/kit/postgres-with-tools.ts';
import { type Command, runCommand } from './run-command.ts';

type Step = {
  readonly name: string;
  readonly command: Command;
  readonly env?: Record<string, string>;
};

const steps: readonly Step[] = [
  ...(headlessShellPath
    ? []
    : [{ name: 'install Chromium', command: ['sh', 'scripts/install-chromium.sh'] as const }]),
  ...(findPostgresPrograms()
    ? []
    : [{ name: 'install PostgreSQL', command: ['sh', 'scripts/install-postgresql.sh'] as const }]),
  ...(findDovecot()
    ? []
    : [{ name: 'install Dovecot', command: ['sh', 'scripts/install-dovecot.sh'] as const }]),
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint, import directions and format', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'known weaknesses of what ships', command: ['node', 'scripts/known-weaknesses.ts'] },
  { name: 'unit and store tests (SQLite and PostgreSQL)', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'durability tests (kill and stop under load)',
    command: ['vitest', 'run', '--project', 'durability'],
  },
  { name: 'attacks on the built server', command: ['vitest', 'run', '--project', 'attack*'] },
  { name: 'page tests', command: ['vitest', 'run', '--project', 'pages'] },
  { name: 'browser and accessibility tests', command: ['playwright', 'test'] },
];

const counts = { passed: 0, failed: 0 };
const began = performance.now();
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running?.kill(signal));

for (const step of steps) {
  const started = performance.now();
  const { code, output } = await run(step);
  const seconds = secondsSince(started);
  count(output);
  if (code !== 0) {
    process.stdout.write(output);
    console.log(`✗ ${step.name} failed after ${seconds} s`);
    console.log(`${counts.passed} passed, ${Math.max(1, counts.failed)} failed`);
    process.exit(1);
  }
  console.log(`✓ ${step.name} (${seconds} s)`);
  const plain = withoutColors(output);
  for (const told of plain.match(/^(?:Not checked|Known): .*$/gm) ?? []) console.log(told);
  // A test that passed only at its second try is a fault, so it is always shown.
  const flaky = /^ +\d+ flaky\n(?: +.*\n)*?(?= +\d+ (?:passed|skipped))/m.exec(plain);
  if (flaky) process.stdout.write(flaky[0]);
}
console.log(`All steps took ${secondsSince(began)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}

async function run({ command, env }: Step): Promise<{ code: number; output: string }> {
  const { child, ended } = runCommand(command, { CI: 'true', ...env });
  running = child;
  return await ended;
}

function count(output: string): void {
  const plain = withoutColors(output);
  const line = /^\s*(?:Tests\s+(?:(\d+) failed \| )?(\d+) passed|(\d+) passed \()/m.exec(plain);
  counts.passed += Number(line?.[2] ?? line?.[3] ?? 0);
  counts.failed += Number(line?.[1] ?? /^\s*(\d+) failed$/m.exec(plain)?.[1] ?? 0);
}

function withoutColors(output: string): string {
  return output.replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
}
