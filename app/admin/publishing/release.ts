import type { PublishedProduct } from '#domain/publishing/release.ts';

export const releaseKey = ['/api/admin/release'] as const;

export const versionsKey = ['/api/admin/releases'] as const;

export type NamedVersion = { readonly version: number; readonly publishedAt: string | null };

/** Versions never change, so each is loaded once. */
export function versionKey(version: number) {
  return [`${versionsKey[0]}/${version}`] as const;
}

/** Polls until visitors see the stored version. */
export const lookAgainMs = 2000;

/** Palettes are left out: they follow from the base colour. */
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
