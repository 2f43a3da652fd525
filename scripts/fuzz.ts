// Generated requests to every route of the built server: npm run fuzz -- --minutes=30 --seed=7
// Half of the time on SQLite, half on PostgreSQL. Needs `npm run build`; prints a curl line for each fault.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
});
if (!/^\d+(?:\.\d+)?$/.test(values.minutes)) throw new Error('--minutes expects a number');
if (!/^[1-9]\d{0,5}$/.test(values.seed)) throw new Error('--seed expects a number from 1');

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'attack', '--reporter', 'verbose', 'tests/attack/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed } },
);
process.exitCode = status ?? 1;
