import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from './chunk-groups.ts';

// A group that names no file moves its modules elsewhere without a word, and pages load more.
test.each(groups)('every path of the group $name exists', ({ paths }) => {
  expect(paths.filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);
});
