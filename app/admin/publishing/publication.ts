import type { PublishedProduct } from '#domain/publication.ts';

/** The newest version. */
export const publicationKey = ['/api/admin/publication'] as const;

/** The list of versions. */
export const versionsKey = ['/api/admin/publications'] as const;

/** A version as the list names it; the initial one, number 0, was never published. */
export type NamedVersion = { readonly version: number; readonly publishedAt: string | null };

/** One whole version. Versions never change, so it is loaded once. */
export function versionKey(version: number) {
  return [`${versionsKey[0]}/${version}`] as const;
}

/** A version that is stored and not shown yet is looked at again until visitors see it. */
export const lookAgainMs = 2000;

/** A product as the server takes it: palettes are left out, they follow from the base colour. */
export function publishedProduct({
  id,
  name,
  type,
  description,
  status,
  baseColor,
  offering,
}: PublishedProduct): PublishedProduct {
  return { id, name, type, description, status, baseColor, offering };
}
