import { expect, test } from 'vitest';
import { countTests, noTests, notesIn, type StepResult, summaryOf } from './ring-summary.ts';

test.each([
  [' Test Files  24 passed (24)\n      Tests  526 passed (526)\n', { passed: 526, failed: 0, skipped: 0 }],
  ['      Tests  2 failed | 7 passed | 1 skipped (10)\n', { passed: 7, failed: 2, skipped: 1 }],
  ['      Tests  3 failed (3)\n', { passed: 0, failed: 3, skipped: 0 }],
  [
    '  1 failed\n    tests/e2e/a.spec.ts:3:1 › 9 passed by\n  1 flaky\n  2 skipped\n  1 did not run\n  30 passed (1.2m)\n',
    { passed: 31, failed: 1, skipped: 3 },
  ],
  ['src/a.ts(1,7): error TS2322\n', noTests],
])('the tests that a runner reports are counted (%#)', (output, counts) => {
  expect(countTests(output)).toEqual(counts);
});

test('notes are what a step did not check, and its flaky tests', () => {
  const output =
    'Not checked: the registry is silent\n  2 flaky\n    [chromium] › a.spec.ts\n    [chromium] › b.spec.ts\n  9 passed (3s)\n';
  expect(notesIn(output)).toEqual([
    'Not checked: the registry is silent',
    '2 flaky',
    '  [chromium] › a.spec.ts',
    '  [chromium] › b.spec.ts',
  ]);
  expect(notesIn('  9 passed (3s)\n')).toEqual([]);
});

const passed: StepResult = {
  name: 'unit tests',
  outcome: 'passed',
  seconds: 99.6,
  counts: { passed: 7, failed: 0, skipped: 0 },
};

test('the summary names each step with time and outcome, and ends with the sums', () => {
  const results: readonly StepResult[] = [
    { name: 'types', outcome: 'failed', seconds: 9, counts: noTests },
    passed,
    { name: 'smoke', outcome: 'not run', seconds: 0, counts: noTests, notes: ['no browser'] },
  ];
  expect(summaryOf(results, 109)).toEqual([
    '✗ types          9 s',
    '✓ unit tests   100 s',
    '– smoke      not run',
    '    no browser',
    '  all steps    109 s',
    '7 passed, 1 failed, 1 skipped',
  ]);
});

test('what could not be checked is marked, and said again at the end', () => {
  const results = [{ ...passed, name: 'vulnerabilities', notes: ['Not checked: the registry is silent'] }];
  expect(summaryOf(results, 100)).toEqual([
    '! vulnerabilities   100 s',
    '    Not checked: the registry is silent',
    '! NOT CHECKED: vulnerabilities (the registry is silent)',
    '  all steps         100 s',
    '7 passed, 0 failed',
  ]);
});

test('the sums name skipped tests only where there are some', () => {
  expect(summaryOf([passed], 100).at(-1)).toBe('7 passed, 0 failed');
});
