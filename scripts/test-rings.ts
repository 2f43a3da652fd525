// npm test runs the inner ring, npm run test:all the outer ring as well. Every step runs, also after one that failed.
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { countTests, noTests, notesIn, type StepResult, summaryOf } from './ring-summary.ts';
import { runCommand } from './run-command.ts';
import { buildStep, innerRing, missingInstalls, outerRing, type Step } from './test-steps.ts';

const withOuterRing = process.argv.includes('--all');
const steps = withOuterRing ? [...missingInstalls(), ...innerRing, ...outerRing] : innerRing;

const results: StepResult[] = [];
const began = performance.now();
let running: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true;
    running?.kill(signal);
  });

for (const step of steps) {
  const reason = obstacleOf(step);
  const result = reason ? notRun(step, reason) : await run(step);
  results.push(result);
}
console.log();
for (const line of summaryOf(results, secondsSince(began))) console.log(line);
if (results.some(({ outcome }) => outcome === 'failed') || isStopped) process.exitCode = 1;

function obstacleOf({ needsBuild, obstacle }: Step): string | undefined {
  if (isStopped) return 'interrupted';
  const isBuilt = !results.some(({ name, outcome }) => name === buildStep && outcome !== 'passed');
  return needsBuild && !isBuilt ? 'there is no build' : obstacle?.();
}

function notRun({ name }: Step, reason: string): StepResult {
  console.log(`– ${name} not run: ${reason}`);
  return { name, outcome: 'not run', seconds: 0, counts: noTests, notes: [reason] };
}

async function run({ name, command }: Step): Promise<StepResult> {
  const started = performance.now();
  const { child, ended } = runCommand(command, { CI: 'true' });
  running = child;
  const { code, output } = await ended;
  const seconds = secondsSince(started);
  const plain = stripVTControlCharacters(output);
  if (code !== 0) process.stdout.write(output);
  console.log(
    code === 0 ? `✓ ${name} (${seconds.toFixed(0)} s)` : `✗ ${name} failed after ${seconds.toFixed(0)} s`,
  );
  return {
    name,
    outcome: code === 0 ? 'passed' : 'failed',
    seconds,
    counts: countTests(plain),
    notes: notesIn(plain),
  };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
