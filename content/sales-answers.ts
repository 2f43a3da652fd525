import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { formatNumber } from '#domain/money/money.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SiteConfig } from './facts/site-config.ts';
import { formatPrice } from './format-price.ts';
import { business } from './price.ts';
import type { Words } from './words.ts';

/** Sentences that change with what the seller has set; without a setting each says what is true without it, or is empty. */
export function salesFacts({ sales, email }: SiteConfig, words: Words, language: Language) {
  const { unstated, stated } = words[language].contract;
  const { counted } = words[language].monthly;
  const { callMedium, packageRemedy, lateCancelBasis } = sales;
  const numbered = (texts: Record<'within_one' | 'within_other', string>, count: number) =>
    fill(plural(texts, 'within', count, language), { count: formatNumber(count, language) });
  const quantity = (texts: (typeof counted)[keyof typeof counted], count: number | undefined) =>
    count === undefined ? texts.unset : numbered(texts, count);
  const startingAt = (text: string, euros: number | undefined, unset = '') =>
    euros === undefined ? unset : fill(text, { amount: formatPrice(business(euros, 'EUR'), language) });
  const named = (name: 'termsLaw' | 'termsCourt', set = sales[name]) =>
    set ? fill(stated[name], { name: set[language] }) : unstated[name];
  function premiumSession(): string {
    const { premiumMinutes: minutes, premiumContent: content } = sales;
    const known = [
      ...(minutes ? [numbered(stated.premiumSession, minutes)] : []),
      ...(content ? [fill(stated.premiumContent, { name: content[language] })] : []),
    ];
    return known.join(' ') || unstated.premiumSession;
  }
  const facts = {
    callMedium: callMedium ? stated.callMedium[callMedium] : '',
    packageRemedy: packageRemedy ? stated.packageRemedy[packageRemedy] : unstated.packageRemedy,
    premiumSession: premiumSession(),
    integratedPrice: startingAt(stated.integratedPrice, sales.integratedPriceFrom),
    partnersPrice: startingAt(stated.partnersPrice, sales.partnersPriceFrom, unstated.partnersPrice),
    termsLaw: named('termsLaw'),
    termsCourt: named('termsCourt'),
    lateCancelBasis: lateCancelBasis ? stated.lateCancelBasis[lateCancelBasis] : unstated.lateCancelBasis,
    monthlyArticles: quantity(counted.articles, sales.monthlyArticles),
    monthlyPosts: quantity(counted.posts, sales.monthlyPosts),
    monthlyTests: quantity(counted.tests, sales.monthlyTests),
    overhaulMonths: quantity(counted.overhaul, sales.overhaulMonths),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [name, fill(text, { email })]),
  ) as Record<keyof typeof facts, string>;
}
