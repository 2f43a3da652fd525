import type { Content } from '#content/content.ts';
import { editedSite } from '#content/facts/settings.ts';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { languages } from '#domain/language/languages.ts';
import { below, copied, overlaid, overlayOf } from './overlay.ts';

/**
 * Published over what the files say: a value by field, or the order of a list by its path in a file (`nova.faq.items`,
 * `nova.plans`), which holds for all languages and for the records of the same name.
 */
export type Edits = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
};

export const noEdits: Edits = { values: {}, orders: {} };

/** The content with these edits; what they do not touch is the same object as before. */
export function editedContent(defaults: Content, { values, orders }: Edits): Content {
  const roots = [...languages, 'offering'];
  const overlay = overlayOf(
    Object.entries(values),
    Object.entries(orders).flatMap(([path, order]) =>
      roots.map((root) => [`${root}.${path}`, order] as const),
    ),
  );
  return {
    ...defaults,
    site: siteWith(defaults.site, values),
    words: overlaid(defaults.words, overlay),
    offerings: overlaid(defaults.offerings, below(overlay, 'offering'), copied),
    prices: overlaid(defaults.prices, below(overlay, 'price')),
    claims: overlaid(defaults.claims, below(overlay, 'claim')),
  };
}

/** The settings alone, for who needs nothing else of the content. */
export function siteWith(site: SiteConfig, values: Edits['values']): SiteConfig {
  const prefix = 'setting.';
  const settings = Object.entries(values).filter(([id]) => id.startsWith(prefix));
  return editedSite(
    site,
    Object.fromEntries(settings.map(([id, value]) => [id.slice(prefix.length), value])),
  );
}
