import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const names = readdirSync(folder).sort();
const mostRecords = 17;
const mostWords = 400;

test('few records, numbered without gaps', () => {
  expect(names.length).toBeLessThanOrEqual(mostRecords);
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
});

describe.each(names)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  test('has its number and the five sections', () => {
    expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      expect.stringMatching(new RegExp(`^# ${name.slice(0, 4)} \\S`)),
      '## Status',
      '## Context',
      '## Decision',
      '## Alternatives',
      '## Consequences',
    ]);
    expect(text).toMatch(/## Status\n\n(?:Accepted, [A-Z][a-z]+ \d{4}|Replaced by \d{4})\./);
  });

  test('is short', () => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(mostWords);
  });
});
