import { type Content, type OfferingId, oncePerContent } from '#content/content.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import type { Figures, Offering } from '#content/offerings/record.ts';
import type { Price } from '#content/price.ts';
import { totalOf } from '#domain/language/spans.ts';

const minutesIn = { minute: 1, hour: 60, day: 1440, month: 43_800 } as const;

/** A number of minutes, hours, days or months. */
export type Length = { readonly count: number; readonly unit: keyof typeof minutesIn };

/** A package or single session; `plan` is the id of its words, absent for a single session. */
export type Station = { readonly plan?: string; readonly length: Length; readonly price: Price };

/** An offering in the chart, its cheapest station first; none if neither length nor price is fixed. */
export type Journey = { readonly id: OfferingId; readonly stations: readonly Station[] };

export function minutesOf({ count, unit }: Length): number {
  return count * minutesIn[unit];
}

/** Shortest first, then cheapest; what has no station stands at the end. */
export const journeysIn = oncePerContent(({ offerings }: Content): readonly Journey[] =>
  offeringsIn(offerings)
    .map((offering) => ({ id: offering.id, stations: stationsOf(offering) }))
    .toSorted((one, other) => orderOf(one.stations[0]) - orderOf(other.stations[0])),
);

function orderOf(station: Station | undefined): number {
  return station ? minutesOf(station.length) + station.price.amount / 1e6 : Number.POSITIVE_INFINITY;
}

/** In the currency of the entry price (`entryPriceOf`). */
function stationsOf(offering: Offering): readonly Station[] {
  const { plans, single } = offering;
  const all = [...Object.entries(plans), ...(single ? [[undefined, single] as const] : [])];
  const currency = all[0]?.[1].price.currency;
  return all
    .flatMap(([plan, { price, figures }]) => {
      const length = lengthOf(offering, price, figures);
      return length && price.currency === currency ? [{ plan, length, price }] : [];
    })
    .toSorted((one, other) => one.price.amount - other.price.amount);
}

/** Packages of sessions last as long as these together; subscriptions stand at the length of one session. */
function lengthOf(offering: Offering, price: Price, figures: Figures = {}): Length | undefined {
  const { minutes, sessions, processingDays, accessDays, accessMonths } = figures;
  const days = processingDays ?? accessDays;
  if (days) return { count: days, unit: 'day' };
  const months = accessMonths ?? offering.figures?.minTermMonths;
  if (months) return { count: months, unit: 'month' };
  const session = minutes ?? offering.minutes ?? (offering.schedule && totalOf(offering.schedule));
  if (!session) return;
  const count = sessions && price.period === 'once' ? session * sessions : session;
  return count >= 120 && count % 60 === 0 ? { count: count / 60, unit: 'hour' } : { count, unit: 'minute' };
}
