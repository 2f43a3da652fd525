import type { Publication } from '#domain/api/publication.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import type { Content } from './content.ts';
import { productSeeds } from './product-seeds.ts';

/** The state of a fresh install. */
export function firstPublication({ words }: Pick<Content, 'words'>): Publication {
  const { seeds } = words[adminLanguage].admin;
  return {
    version: 0,
    publishedAt: null,
    author: null,
    approvedBy: null,
    restoredVersion: null,
    summary: null,
    products: productSeeds.map((seed) => ({ ...seed, ...seeds[seed.id] })),
    catalogue: {},
    contentVersion: 0,
    edits: {},
  };
}
