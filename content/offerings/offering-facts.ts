import { formatPrice } from '#content/format-price.ts';
import { computedPricesOf, pricesOf } from '#content/price-list.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatNumber, formatPercent } from '#domain/money/money.ts';
import type { Figures, Offering } from './record.ts';

type Facts = Readonly<Record<string, string>>;

/**
 * Facts for the offering's words: `price.basic` is the price of plan `basic`, `minimum.basic` and `perMonth.basic`
 * follow from it, `processingDays.basic` is a figure of the plan, `noticeDays` one of the offering. Names that end in
 * `Percent` are formatted as percentages.
 */
export function offeringFacts(offering: Offering, language: Language): Facts {
  const { plans, single, minutes, figures } = offering;
  return Object.fromEntries([
    ...pricesOf(offering).map(([name, price]) => [`price.${name}`, formatPrice(price, language)] as const),
    ...computedPricesOf(offering).map(([name, price]) => [name, formatPrice(price, language)] as const),
    ...Object.entries(plans).flatMap(([id, plan]) => figureFacts(plan.figures, language, `.${id}`)),
    ...figureFacts(single?.figures, language, '.single'),
    ...figureFacts(figures, language),
    ...figureFacts(minutes === undefined ? {} : { sessionMinutes: minutes }, language),
  ]);
}

/** For the words of other pages, which add the offering: `fuel.price.basic`. */
export function qualifiedFacts(offering: Offering, language: Language): Facts {
  const facts = Object.entries(offeringFacts(offering, language));
  return Object.fromEntries(facts.map(([name, text]) => [`${offering.id}.${name}`, text]));
}

function figureFacts(figures: Figures = {}, language: Language, ending = ''): (readonly [string, string])[] {
  return Object.entries(figures).map(([name, value]) => [
    name + ending,
    name.endsWith('Percent') ? formatPercent(value, language) : formatNumber(value, language),
  ]);
}
