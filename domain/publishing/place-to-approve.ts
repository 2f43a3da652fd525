/** A text of the files, or a claim, that somebody has to confirm. */
export type PlaceToApprove = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: string;
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  /** What stands there, so that an approval ends when something else does. */
  readonly said: string;
};
