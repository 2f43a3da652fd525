/** Texts and claims that an owner has to confirm. */
export type PlaceState = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: string;
  /** Print of the present text; a review names the print that was read. */
  readonly print: string;
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  readonly reviewed: { readonly by: string | null; readonly at: string } | null;
};

export type ContentReviews = { readonly places: readonly PlaceState[]; readonly open: number };
