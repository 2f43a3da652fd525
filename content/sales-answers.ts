import type { SiteConfig } from '#config/site-config.ts';
import type { Language } from '#domain/languages.ts';
import { formatNumber } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import type { Words } from './words.ts';

/** Sentences that change with what the seller has set; without a setting each says what is true without it. */
export function salesFacts({ sales, email }: SiteConfig, words: Words, language: Language) {
  const { untold, told } = words[language].contract;
  const { counted } = words[language].monthly;
  const { callMedium, packageRemedy, premiumMinutes, lateCancelBasis } = sales;
  const numbered = (texts: Record<'within_one' | 'within_other', string>, count: number) =>
    plural(texts, 'within', count, language).replace('{{count}}', formatNumber(count, language));
  const quantity = (texts: (typeof counted)[keyof typeof counted], count: number | undefined) =>
    count === undefined ? texts.unset : numbered(texts, count);
  const facts = {
    callMedium: callMedium ? told.callMedium[callMedium] : untold.callMedium,
    packageRemedy: packageRemedy ? told.packageRemedy[packageRemedy] : untold.packageRemedy,
    premiumSession: premiumMinutes ? numbered(told.premiumSession, premiumMinutes) : untold.premiumSession,
    lateCancelBasis: lateCancelBasis ? told.lateCancelBasis[lateCancelBasis] : untold.lateCancelBasis,
    monthlyArticles: quantity(counted.articles, sales.monthlyArticles),
    monthlyPosts: quantity(counted.posts, sales.monthlyPosts),
    monthlyTests: quantity(counted.tests, sales.monthlyTests),
    overhaulMonths: quantity(counted.overhaul, sales.overhaulMonths),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [name, text.replaceAll('{{email}}', email)]),
  ) as Record<keyof typeof facts, string>;
}
