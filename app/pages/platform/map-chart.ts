import { entryPrice } from '#app/words/entry-price.ts';
import { wordsFor } from '#app/words/words.ts';
import { type Content, oncePerContent } from '#content/content.ts';
import { formatPrice } from '#content/format-price.ts';
import { unmarked } from '#content/marks/marks.ts';
import type { Price } from '#content/price.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type MapEntry, type Place, placesOf, type Scale, scalesOf } from './map-places.ts';
import { type Journey, journeysIn, type Length, minutesOf } from './map-stations.ts';

/** `9 Minuten`. */
export function formatLength(content: Content, { count, unit }: Length, language: Language): string {
  return counted(wordsFor(content, language, 'platform').lengths, unit, count, language);
}

/** For axes: `9 Min.`, but `7 Tage`, whose short form is rarely read. */
export function formatTick(content: Content, length: Length, language: Language): string {
  const { lengths } = wordsFor(content, language, 'platform');
  const { count, unit } = length;
  return unit === 'minute' || unit === 'hour'
    ? fill(lengths[`${unit}Tick`], { count })
    : formatLength(content, length, language);
}

/** With period, and *net* where VAT comes on top (LAW-08, LAW-09); the words below the chart explain it. */
export function chartPrice(content: Content, price: Price, language: Language): string {
  const { price: words } = wordsFor(content, language, 'common');
  const { map } = wordsFor(content, language, 'platform');
  const period = { once: '', session: '', week: words.perWeek, month: words.perMonth }[price.period];
  const amount = price.from ? `${words.from} ${formatPrice(price, language)}` : formatPrice(price, language);
  return [amount, price.vat === 'excluded' ? map.net : '', period].filter(Boolean).join(' ');
}

/** The words beside a drop. */
export function chartLabel(content: Content, { id, stations: [entry] }: Journey, language: Language): string {
  if (!entry) return entryPrice(content, id, language).amount;
  return `${formatLength(content, entry.length, language)}, ${chartPrice(content, entry.price, language)}`;
}

/** The words at the largest package; its length is left out where all have the same. */
export function chartNote(content: Content, { stations }: Journey, language: Language): string {
  const last = stations.at(-1)!;
  const price = chartPrice(content, { ...last.price, from: undefined }, language);
  if (minutesOf(last.length) !== minutesOf(stations[0]!.length))
    return `${formatLength(content, last.length, language)}, ${price}`;
  return price;
}

type Chart = {
  readonly places: ReadonlyMap<string, Place>;
  readonly x: Scale;
  readonly y: Scale;
};

/** With room for the longer words of both languages; without what has no station. */
export function chartEntries(content: Content): readonly MapEntry[] {
  const longest = (textIn: (language: Language) => string) =>
    Math.max(...languages.map((language) => unmarked(textIn(language)).length));
  return journeysIn(content)
    .filter(({ stations }) => stations.length > 0)
    .map((journey) => ({
      id: journey.id,
      stations: journey.stations,
      label: Math.max(
        // Names are set larger.
        unmarked(content.offerings[journey.id].name).length * 1.35,
        longest((language) => chartLabel(content, journey, language)),
      ),
      note: longest((language) => chartNote(content, journey, language)),
    }));
}

/** The same in both languages. */
export const chartOf = oncePerContent((content): Chart => {
  const entries = chartEntries(content);
  return { places: placesOf(entries), ...scalesOf(entries) };
});

/** Moves each drop to its place; a changed price moves it. */
export function chartCss(content: Content): string {
  return [...chartOf(content).places]
    .map(([id, { drop }]) => `.map-${id}{--x:${drop.left.toFixed(2)}%;--y:${drop.bottom.toFixed(2)}%}`)
    .join('');
}
