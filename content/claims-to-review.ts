import type { Claim } from './claims.ts';
import type { Content } from './content.ts';

type ClaimToReview = { readonly id: string; readonly missing: 'proof' | 'review' };

/** Claims that nobody has proved, or whose proof is due to be looked at again; `today` is an ISO date. */
export function claimsToReview({ claims }: Pick<Content, 'claims'>, today: string): ClaimToReview[] {
  return Object.entries<Claim>(claims).flatMap(([id, { proof, review }]): ClaimToReview[] => {
    if (!proof) return [{ id, missing: 'proof' }];
    return review !== undefined && review <= today ? [{ id, missing: 'review' }] : [];
  });
}
