import { expect, test } from 'vitest';
import { hasMoreValuesThan } from '#server/core/http/parse-body.ts';

test.each([
  ['1', 1],
  ['[1,[2,{"a":3}]]', 6],
  ['"[,{"', 1],
  [String.raw`["\"[,", "\\", 1]`, 4],
  ['[[[[', 5],
])('%s begins %i values', (text, values) => {
  const json = new TextEncoder().encode(text);
  expect([hasMoreValuesThan(values - 1, json), hasMoreValuesThan(values, json)]).toEqual([true, false]);
});
