import type { PublishedProduct } from '#domain/publication.ts';

export const publicationKey = ['/api/admin/publication'] as const;

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
