import { expect, test } from 'vitest';
import { findingStates } from '#domain/health/checks.ts';
import { withFindings } from './findings-document.ts';

test('every finding that needs somebody has a row, and no value is left open', () => {
  const table = withFindings('<!-- findings --><!-- /findings -->');
  const needed = Object.values(findingStates).filter((state) => state !== 'ok');
  expect(table.match(/^\| (?:attention|wrong) \|/gm)).toHaveLength(needed.length);
  expect(table).not.toContain('{{');
});

test('a document without the markers is refused', () => {
  expect(() => withFindings('# Operation')).toThrow('no place for the findings');
});
