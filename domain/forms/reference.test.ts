import { expect, test } from 'vitest';
import { referenceIn, referenceOf, referencePattern } from './reference.ts';

test('a reference names year and month, and is read in any spelling', () => {
  const reference = referenceOf('2026-11-23T02:00:00.000Z', 42719);
  expect(reference).toBe('E-2611-0042719');
  expect(referencePattern.test(reference)).toBe(true);
  for (const said of [
    reference,
    'e26110042719',
    'E–2611–0042719',
    '2611-0042719',
    '26110042719',
    'Vorgang e 2611 0042719.',
  ])
    expect(referenceIn(said), said).toBe(reference);
});

test('what cannot be a reference is none', () => {
  for (const text of ['anna', '0042719', 'e-mail 2611', '0911-123', 'the2611 0042719', ''])
    expect(referenceIn(text), text).toBeUndefined();
});
