/** A default text, or a claim, that an owner has to confirm. */
export type PlaceToReview = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: string;
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  /** Print of the text: an review ends when the text changes. */
  readonly said: string;
};
