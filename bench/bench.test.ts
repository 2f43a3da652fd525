import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('all benchmarks load without a bundler, and an unknown one is named', () => {
  const { stderr, status } = spawnSync(process.execPath, ['bench/bench.ts', '--only=none'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('There is no none; there are submissions,');
  expect(status).toBe(1);
});
