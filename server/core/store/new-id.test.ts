import { expect, test } from 'vitest';
import { anyEntryId } from '#domain/site/entry-id.ts';
import { newId } from './new-id.ts';

test('ids are unique UUIDs and sort in the order of their making, also within a millisecond', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.every((id) => anyEntryId.test(id) && id[14] === '7')).toBe(true);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.toSorted()).toEqual(ids);
});
