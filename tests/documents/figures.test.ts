import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  countKinds,
  countsKeptMonths,
  flushEverySeconds,
  funnelSteps,
  statisticsModes,
} from '#domain/figures/figures.ts';
import { languages } from '#domain/language/languages.ts';
import { mostVisitors } from '#server/figures/visit-counts.ts';
import { content } from '#tests/kit/content.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');

/** Names in the first column of the tables below a heading. */
function namedBelow(heading: string): string[] {
  const part = document.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  return Array.from(part.matchAll(/^\| `(\w+)`/gm), ([, name]) => name!);
}

test('docs/figures.md has the modes, steps and periods of the code', () => {
  expect(namedBelow('Modes')).toEqual(statisticsModes);
  expect(namedBelow('Steps of an offering')).toEqual(funnelSteps);
  expect(document).toContain(`deleted after ${countsKeptMonths} months`);
  expect(document).toContain(`every ${flushEverySeconds} seconds`);
  expect(document).toContain(`${mostVisitors.toLocaleString('en')} rows`);
});

describe.each(languages)('in %s', (language) => {
  const { privacy, admin } = content.words[language];

  test('the privacy notice explains each mode, and how long what is kept', () => {
    const { modes, paragraphs } = privacy.sections.statistics;
    expect(Object.keys(modes)).toEqual(statisticsModes);
    expect(modes.day).toMatch(/GPC.*DNT/);
    expect(paragraphs.join()).toContain('{{retentionCountMonths}}');
    const periods = privacy.sections.retention.table.rows.map(({ id }) => id);
    expect(periods).toEqual(expect.arrayContaining(['visitors', 'counts']));
  });

  test('the screen explains each kind that is counted, and each mode', () => {
    const { kinds, modes } = admin.figures.explained;
    expect(Object.keys(kinds).sort()).toEqual([...countKinds].sort());
    expect(Object.keys(modes)).toEqual(statisticsModes);
  });
});
