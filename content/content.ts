import type { SiteConfig } from '#config/site-config.ts';
import type { Claim, ClaimId } from './claims.ts';
import type { FeedItem } from './genesis-feed.ts';
import type { Offerings } from './offerings/offerings.ts';
import type { ComparedPersona, MonthlyGroup } from './plans.ts';
import type { Prices } from './prices.ts';
import type { Story } from './stories.ts';
import type { Terms } from './terms-figures.ts';
import type { Words } from './words.ts';

export type { ListedOffering, OfferingId, Offerings } from './offerings/offerings.ts';
export type { MonthlyPlanId } from './prices.ts';
export type { Namespace, NamespaceWords } from './words.ts';

/**
 * All that the site says and charges, as one value. Whatever shows content gets it handed in, so that one process can
 * show two versions of it at the same time; `shipped.ts` makes the one of the files and the configuration.
 */
export type Content = {
  /** Brand, contacts, outside links, legal facts, retention. */
  readonly site: SiteConfig;
  readonly words: Words;
  /** By id, in the order in which they are listed. */
  readonly offerings: Offerings;
  /** The amounts that belong to no offering. */
  readonly prices: Prices;
  readonly claims: Readonly<Record<ClaimId, Claim>>;
  readonly terms: Terms;
  readonly monthlyGroups: readonly MonthlyGroup[];
  /** The personas of the comparison, in the order of its table. */
  readonly comparedPersonas: readonly ComparedPersona[];
  readonly stories: readonly Story[];
  /** The ids of the stories of the first tab, in its order. */
  readonly featuredStories: readonly string[];
  /** The progress feed of the landing page. */
  readonly feed: readonly FeedItem[];
};

/** What is made of a content, made once for each however often it is asked for. */
export function oncePerContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, { readonly value: T }>();
  return (content) => {
    const kept = made.get(content) ?? { value: make(content) };
    made.set(content, kept);
    return kept.value;
  };
}
