import { productOf } from '#domain/product.ts';
import { productColorOf } from '#domain/product-color.ts';
import type { Draft as PublishedDraft } from '#domain/publication.ts';
import type { Draft } from './draft.ts';

/** What the server tells of a version; the initial one has neither time nor author. */
export type Publication = PublishedDraft & {
  readonly version: number;
  readonly publishedAt: string | null;
  readonly author: { readonly name: string | null } | null;
};

export const publicationKey = ['/api/admin/publication'] as const;

/** A published version as the screens hold a draft, with the palettes that follow from the base colours. */
export function draftFrom({ products, colors }: PublishedDraft): Draft {
  return {
    products: products.map(({ id, ...form }) => productOf(id, form)),
    colors: colors.map(productColorOf),
  };
}

/** A draft as the server takes it: palettes are left out, the server makes its own. */
export function publishedFrom({ products, colors }: Draft): PublishedDraft {
  return {
    products: products.map(({ id, name, type, description, status, baseColor, offering }) => ({
      id,
      name,
      type,
      description,
      status,
      baseColor,
      offering,
    })),
    colors: colors.map(({ id, name, baseColor }) => ({ id, name, baseColor })),
  };
}
