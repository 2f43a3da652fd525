import { expect, test } from 'vitest';
import { content as shipped } from '#tests/kit/content.ts';
import { claims } from './claims.ts';
import { claimsToReview } from './claims-to-review.ts';
import { editedContent } from './edits/edited-content.ts';

test('as shipped, no claim is proved', () => {
  expect(claimsToReview(shipped, '2026-11-23')).toHaveLength(Object.keys(claims).length);
});

test('a claim with a proof is settled until the day on which it is looked at again', () => {
  const edited = editedContent(shipped, {
    values: { 'claim.claimReviews.proof': 'Ordner Bewertungen', 'claim.claimReviews.review': '2027-06-01' },
    orders: {},
  });
  const found = (today: string) => claimsToReview(edited, today).find(({ id }) => id === 'claimReviews');
  expect(found('2027-05-31')).toBeUndefined();
  expect(found('2027-06-01')).toEqual({ id: 'claimReviews', missing: 'review' });
});
