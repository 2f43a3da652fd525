type Counts = { readonly added: number; readonly changed: number; readonly removed: number };

/** What the list of versions tells of each. */
export type Version = {
  readonly version: number;
  readonly publishedAt: string;
  readonly author: { readonly name: string | null };
  /** The version this one brought back, if it did. */
  readonly restoredVersion: number | null;
  readonly summary: {
    readonly products: Counts;
    readonly colors: Counts;
    readonly offerings: readonly string[];
  };
};

export type VersionPage = { readonly publications: readonly Version[]; readonly next: number | null };

export const versionsKey = ['/api/admin/publications'] as const;

/** A version as the list names it; the initial one, number 0, was never published. */
export type ListedVersion = { readonly version: number; readonly publishedAt: string | null };

/** One whole version. Versions never change, so it is loaded once. */
export function versionKey(version: number) {
  return [`${versionsKey[0]}/${version}`] as const;
}
