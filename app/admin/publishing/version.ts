export const versionsKey = ['/api/admin/publications'] as const;

/** A version as the list names it; the initial one, number 0, was never published. */
export type NamedVersion = { readonly version: number; readonly publishedAt: string | null };

/** One whole version. Versions never change, so it is loaded once. */
export function versionKey(version: number) {
  return [`${versionsKey[0]}/${version}`] as const;
}
