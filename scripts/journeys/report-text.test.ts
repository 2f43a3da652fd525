import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

const report = reportText(
  '2026-11-21',
  ['send a message', 'use the menu'],
  [
    {
      engine: 'chromium',
      version: '156.0',
      hearsConsole: true,
      faults: { 'send a message': [], 'use the menu': ['does not close'] },
    },
    { engine: 'firefox', faults: {} },
    { engine: 'webkit', version: '2.50', hearsConsole: false, faults: {} },
  ],
);

test('every engine stands with its version and what became of each journey; a missing one is named', () => {
  expect(report).toContain('| Journey | chromium 156.0 | firefox (missing) | webkit 2.50 |');
  expect(report).toContain('| send a message | passes | not run | passes |');
  expect(report).toContain('| use the menu | **fails** | not run | passes |');
});

test('what fails is told in words', () => {
  expect(report).toContain('## What fails\n\n- chromium, use the menu: does not close\n');
});

test('an engine whose console nobody hears is named', () => {
  expect(report).toContain('(the driver of webkit does not tell)');
});
