import { expect, test } from 'vitest';
import { draftedText, isStale, type Written } from './stale-text.ts';

const [nine, half, eleven, late] = ['09:00', '09:30', '11:00', '14:00'].map(
  (time): Written => ({ at: `2026-11-23T${time}:00.000Z` }),
);

test.each([
  [undefined, undefined, false],
  [nine, undefined, false],
  [undefined, nine, true],
  [nine, half, false],
  [nine, eleven, true],
  [eleven, nine, false],
])('a text of %o beside one of %o is stale: %s', (own, other, isIt) => {
  expect(isStale(own, other)).toBe(isIt);
});

test('a translation that follows its original does not make the original stale', () => {
  const translation = draftedText(eleven!.at, undefined, [nine!]);
  expect(translation).toEqual({ ...eleven, follows: true });
  expect(isStale(nine, translation)).toBe(false);
  // The next change leads.
  const original = draftedText(late!.at, nine, [translation]);
  expect(original).toEqual(late);
  expect(isStale(translation, original)).toBe(true);
});

test('a change that follows nothing leads', () => {
  expect(draftedText(eleven!.at, undefined, [])).toEqual(eleven);
  expect(draftedText(eleven!.at, half, [nine!])).toEqual(eleven);
  // The other language was changed later in the same draft.
  expect(draftedText(nine!.at, undefined, [eleven!])).toEqual(nine);
});
