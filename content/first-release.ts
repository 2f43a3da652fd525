import type { Release } from '#domain/api/release.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import type { Content } from './content.ts';
import { productSeeds } from './product-seeds.ts';

/** The state of a fresh install. */
export function firstRelease({ words }: Pick<Content, 'words'>): Release {
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
