import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { editedContent } from './edits/stored-edits.ts';
import { placesToReview } from './places-to-review.ts';

const said = (values: Readonly<Record<string, unknown>>, today = '2026-11-23') => {
  const { claims } = editedContent(content, values);
  const places = placesToReview({ words: content.words, claims, today });
  return places.find(({ place }) => place === 'claim.claimReviews')!.said;
};

test('the review of a claim ends when its figure changes, and on the day it is looked at again', () => {
  expect(said({ 'claim.claimReviews.value': 5000 })).not.toBe(said({}));
  const review = { 'claim.claimReviews.review': '2027-06-01' };
  expect(said(review, '2027-05-31')).toBe(said({}));
  expect(said(review, '2027-06-01')).not.toBe(said({}));
});
