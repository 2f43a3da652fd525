/** A text of the files, or a claim, that somebody has to confirm. */
export type PlaceToApprove = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: string;
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  /** What the files say there, so that an approval ends when an update says something else. */
  readonly said: string;
};
