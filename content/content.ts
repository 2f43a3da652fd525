import type { Claim, ClaimId } from './claims.ts';
import type { SiteConfig } from './facts/site-config.ts';
import type { FeedItem } from './genesis-feed.ts';
import type { Offerings } from './offerings/offerings.ts';
import type { ComparedPersona, MonthlyGroup } from './plans.ts';
import type { Prices } from './prices.ts';
import { noteRead, withReads } from './reads.ts';
import type { Schedules } from './schedules.ts';
import type { Story } from './stories.ts';
import type { Terms } from './terms-figures.ts';
import type { Words } from './words.ts';

export type { ClaimGroup, ClaimId } from './claims.ts';
export type { ListedOffering, OfferingId, Offerings } from './offerings/offerings.ts';
export type { MonthlyPlanId } from './prices.ts';
export type { Namespace, NamespaceWords } from './words.ts';

/** Passed as a value, so that one process can render two versions at the same time. */
export type Content = {
  readonly site: SiteConfig;
  readonly words: Words;
  readonly offerings: Offerings;
  readonly prices: Prices;
  readonly claims: Readonly<Record<ClaimId, Claim>>;
  readonly terms: Terms;
  readonly monthlyGroups: readonly MonthlyGroup[];
  readonly comparedPersonas: readonly ComparedPersona[];
  readonly stories: readonly Story[];
  readonly featuredStories: readonly string[];
  readonly schedules: Schedules;
  readonly feed: readonly FeedItem[];
};

/** Caches the result per content. A page that gets it from the cache counts as reader of what `make` read. */
export function oncePerContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, ReturnType<typeof withReads<T>>>();
  return (content) => {
    const kept = made.get(content) ?? withReads(() => make(content));
    made.set(content, kept);
    for (const section of kept.reads) noteRead(section);
    return kept.value;
  };
}
