import { type Product, type ProductStatus, productOf } from '#domain/publishing/product.ts';
import { type ProductColor, productColorOf } from '#domain/publishing/product-color.ts';
import type { OfferingId } from './offerings/offerings.ts';

type ProductSeed = {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly baseColor: string;
  readonly offering: OfferingId;
};

/** All active but ic, which is a draft (COLOR-4). The words contain type and description. */
export const productSeeds = [
  { id: 'sophie', name: 'SOPHIE', status: 'active', baseColor: '#03B5AA', offering: 'sophie' },
  { id: 'nova', name: 'NOVA', status: 'active', baseColor: '#5F3798', offering: 'nova' },
  { id: 'ray', name: 'RAY', status: 'active', baseColor: '#4D7AFF', offering: 'master-wu' },
  { id: 'ic', name: 'IC', status: 'draft', baseColor: '#FF6B6B', offering: 'ic-water-principle' },
  { id: 'markus', name: 'Marcus Storm', status: 'active', baseColor: '#235789', offering: 'marcus-storm' },
] as const satisfies readonly ProductSeed[];

type SeedId = (typeof productSeeds)[number]['id'];

/** COLOR-5. */
export const presetSwatches = [
  '#03B5AA',
  '#5F3798',
  '#FF6B6B',
  '#4D7AFF',
  '#FF9F1C',
  '#2EC4B6',
  '#E71D36',
  '#235789',
  '#8338EC',
  '#3A86FF',
] as const;

/** `seeds` of the admin words. */
export type SeedTexts = Readonly<Record<SeedId, { readonly type: string; readonly description: string }>>;

export function seedProducts(texts: SeedTexts): Product[] {
  return productSeeds.map(({ id, ...seed }) => productOf(id, { ...seed, ...texts[id] }));
}

/** Fills an empty `productColors` (COLOR-2). */
export function seedProductColors(): ProductColor[] {
  return productSeeds.map(productColorOf);
}
