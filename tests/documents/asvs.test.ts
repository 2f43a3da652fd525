import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');

/** Rows of the table in section 4. */
function rows(): string[][] {
  return document
    .split('\n## 4. ')[1]!
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** Last requirement of level 1 or 2 in each section of ASVS 5.0; they count from 1. */
const lastOf: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  '17.3': 2,
};

test('every requirement of ASVS 5.0 at levels 1 and 2 is answered once, with evidence or a reason', () => {
  const table = rows().slice(1);
  const answered = table.flatMap(([numbers = '']) =>
    Array.from(numbers.matchAll(/(\d+\.\d+)\.(\d+)(?:-\1\.(\d+))?/g), ([, section, from, to = from]) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, index) => `${section}.${Number(from) + index}`,
      ),
    ).flat(),
  );
  const all = Object.entries(lastOf).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(answered.toSorted()).toEqual(all.toSorted());
  expect(all).toHaveLength(253);
  for (const [numbers, about, result, evidence] of table) {
    if (result === '' && about!.startsWith('**')) continue;
    expect([numbers, result]).toEqual([numbers, expect.stringMatching(/^(?:holds|n\/a|short)$/)]);
    if (result === 'short') expect([numbers, evidence]).not.toEqual([numbers, '']);
  }
});
