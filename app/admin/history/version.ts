type Counts = { readonly added: number; readonly changed: number; readonly removed: number };

/** What the list of versions tells of each. */
export type Version = {
  readonly version: number;
  readonly publishedAt: string;
  readonly author: { readonly name: string | null };
  readonly summary: {
    readonly products: Counts;
    readonly colors: Counts;
    readonly offerings: readonly string[];
  };
};

export type VersionPage = { readonly publications: readonly Version[]; readonly next: number | null };

export const versionsKey = ['/api/admin/publications'] as const;
