import { type Content, oncePerContent } from '#content/content.ts';
import { isBannerShown } from '#content/facts/banner.ts';
import { editedSite } from '#content/facts/settings.ts';
import type { SiteConfig } from '#content/facts/site-config.ts';
import type { Field } from '#domain/api/content.ts';
import { languages, otherLanguages } from '#domain/language/languages.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { textPlaceOf } from '#domain/publishing/edited-text.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { draftedText, type Written } from '#domain/publishing/stale-text.ts';
import { listOf, type Order, type Orders } from './items.ts';
import { below, copied, overlaid, overlayOf } from './overlay.ts';

/** Values of fields by id, as in `domain/publishing/content-edits.ts`. */
type Values = Readonly<Record<string, unknown>>;

/** The content with these values; what they do not touch is the same object as before. */
export function editedContent(defaults: Content, values: Values): Content {
  const roots = [...languages, 'offering'];
  const entries = Object.entries(values);
  const overlay = overlayOf(
    entries.filter(([id]) => listOf(id) === undefined),
    entries.flatMap(([id, order]) => {
      const list = listOf(id);
      return list ? roots.map((root) => [`${root}.${list}`, order as Order] as const) : [];
    }),
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

/** The settings alone. */
export function siteWith(site: SiteConfig, values: Values): SiteConfig {
  const prefix = 'setting.';
  const settings = Object.entries(values).filter(([id]) => id.startsWith(prefix));
  return editedSite(
    site,
    Object.fromEntries(settings.map(([id, value]) => [id.slice(prefix.length), value])),
  );
}

export function valuesOf(stored: StoredEdits): Values {
  return Object.fromEntries(Object.entries(stored).map(([id, { value }]) => [id, value]));
}

export function ordersIn(stored: StoredEdits): Orders {
  const orders: Record<string, Order> = {};
  for (const id of Object.keys(stored)) {
    const list = listOf(id);
    if (list) orders[list] = stored[id]!.value as Order;
  }
  return orders;
}

/** The defaults themselves where nothing is edited; the same object for the same edits. */
export const contentReader = oncePerContent((defaults) => {
  const made = new WeakMap<StoredEdits, Content>();
  return (stored: StoredEdits): Content => {
    if (Object.keys(stored).length === 0) return defaults;
    let content = made.get(stored);
    if (!content) {
      content = editedContent(defaults, valuesOf(stored));
      made.set(stored, content);
    }
    return content;
  };
});

const withoutBanner = oncePerContent((content) => ({ ...content, site: { ...content.site, banner: null } }));

/** Content as pages show it at a time: without a banner that has not begun or is over. */
export function shownAt(content: Content, now: Date): Content {
  const { banner } = content.site;
  return !banner || isBannerShown(banner, now) ? content : withoutBanner(content);
}

/**
 * What is live once the draft is: a value that the files have anyway is no edit, and what is no field any more, such as a word
 * of an item that was taken away again, goes nowhere.
 */
export function withDraft(
  live: StoredEdits,
  drafted: readonly DraftedField[],
  fields: ReadonlyMap<string, Pick<Field, 'defaultValue'>>,
): StoredEdits {
  if (drafted.length === 0) return live;
  const next = new Map(Object.entries(live));
  const changes = new Map(drafted.map((change) => [change.id, { at: change.at }]));
  for (const { id, by, at, ...said } of drafted) {
    const field = fields.get(id);
    if (!field) continue;
    const basedOn = 'basedOn' in said ? said.basedOn : field.defaultValue;
    if (!('value' in said) || isSame(said.value, field.defaultValue)) next.delete(id);
    else next.set(id, { value: said.value, basedOn, by, ...draftedText(at, live[id], otherTexts(id)) });
  }
  return Object.fromEntries(next);

  function otherTexts(id: string): Written[] {
    const place = textPlaceOf(id);
    if (!place) return [];
    return otherLanguages(place.language).flatMap((language) => {
      const other = `${language}.${place.namespace}.${place.path}`;
      return changes.get(other) ?? live[other] ?? [];
    });
  }
}

/** Ids of the fields that say something else. */
export function fieldsThatDiffer(one: StoredEdits, other: StoredEdits): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].filter((id) => !isSame(one[id]?.value, other[id]?.value));
}
