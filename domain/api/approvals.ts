/** What an owner has to confirm; nothing is approved twice. */
export type PlaceState = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: string;
  /** Of what it says now; whoever approves names the one that was read. */
  readonly print: string;
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  readonly approved: { readonly by: string | null; readonly at: string } | null;
};

export type ContentApprovals = { readonly places: readonly PlaceState[]; readonly open: number };
