import { claims } from './claims.ts';
import type { Content } from './content.ts';
import type { SiteConfig } from './facts/site-config.ts';
import { genesisFeed } from './genesis-feed.ts';
import { offerings } from './offerings/offerings.ts';
import { comparedPersonas, monthlyGroups } from './plans.ts';
import { prices } from './prices.ts';
import { schedules } from './schedules.ts';
import { featuredStoryIds, stories } from './stories.ts';
import { terms } from './terms-figures.ts';
import { words } from './words.ts';

export function defaultContent(site: SiteConfig): Content {
  return {
    site,
    words,
    offerings,
    prices,
    claims,
    terms,
    monthlyGroups,
    comparedPersonas,
    stories,
    featuredStories: featuredStoryIds,
    schedules,
    feed: genesisFeed,
  };
}
