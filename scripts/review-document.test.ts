import { expect, test } from 'vitest';
import { claims } from '#content/claims.ts';
import { reviews } from '#content/texts-to-review.ts';
import { words } from '#content/words.ts';
import { reviewDocument } from './review-document.ts';

test('every marked place, every figure and the guarantee stand in the document', () => {
  const document = reviewDocument();
  const expected = [...reviews(words).map(({ path }) => path), ...Object.keys(claims), 'GUARANTEE_DAYS'];
  expect(expected.filter((text) => !document.includes(text))).toEqual([]);
});
