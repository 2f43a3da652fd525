// Faults on the built server, again and again: npm run chaos -- --rounds=50 --seed=7 [--only=kills,power-loss]
// --share=0.1 brings a tenth of the visitors, where others use the machine too.
// Needs `npm run build`; Debian's strace for lost power, nginx for several processes, libfaketime for clocks, PostgreSQL for
// a standby, and root for disks that are full.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
  },
});
for (const name of ['rounds', 'seed'] as const)
  if (!/^[1-9]\d{0,5}$/.test(values[name])) throw new Error(`--${name} expects a number from 1`);
if (!/^(?:1|0\.\d+)$/.test(values.share)) throw new Error('--share expects a number between 0 and 1');

const began = performance.now();
const child = spawn(
  'vitest',
  // One scenario at a time: each takes the whole machine.
  ['run', '--project', 'durability', '--no-file-parallelism', ...values.only.split(',').filter(Boolean)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHAOS_ROUNDS: values.rounds,
      CHAOS_SEED: values.seed,
      CHAOS_SHARE: values.share,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
// Hours may lie between the start and somebody who reads: the last line always says how it ended.
const result = code === 0 ? 'passed' : `FAILED (${signal ?? `exit code ${code}`})`;
console.log(`chaos ${result} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = code ?? 1;
