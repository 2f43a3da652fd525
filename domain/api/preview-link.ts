/** How long a link may show the draft, or an open release. */
export const previewLinkDays = [1, 7, 30] as const;

export type PreviewLink = {
  readonly id: string;
  /** `name` is null for a removed operator. */
  readonly by: { readonly id: string; readonly name: string | null };
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Id of what it shows; null: the draft. */
  readonly release: string | null;
};

export type PreviewLinks = { readonly links: readonly PreviewLink[] };

/** The address is shown once, to the operator who makes it; only its hash is stored. */
export type NewPreviewLink = PreviewLink & { readonly address: string };
