import { hashesKeptHours } from '#domain/accounts/network-hashes.ts';
import { countsKeptMonths } from '#domain/figures/figures.ts';
import { bindingLanguage, defaultLanguage, type Language, perLanguage } from '#domain/language/languages.ts';
import { monthsInWords } from '#domain/language/months-in-words.ts';
import { numberInWords } from '#domain/language/number-words.ts';
import { plural } from '#domain/language/plural.ts';
import { formatMoney, formatNumber, formatPercent } from '#domain/money/money.ts';
import { alignmentThreshold } from '#domain/publishing/alignment.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openQuestionDays } from '#domain/questions/open-question-days.ts';
import type { Claim } from './claims.ts';
import { contactHoursIn } from './contact-hours.ts';
import { type Content, oncePerContent } from './content.ts';
import type { LegalFactId } from './facts/legal-variables.ts';
import type { SiteConfig } from './facts/site-config.ts';
import { formatPrice } from './format-price.ts';
import { markedAs } from './marks/marks.ts';
import { factsOn } from './namespace-facts.ts';
import { allOfferings, offeringsIn } from './offerings/listed.ts';
import { qualifiedFacts } from './offerings/offering-facts.ts';
import type { LocalizedPrice, Price } from './price.ts';
import type { Prices } from './prices.ts';
import { salesFacts } from './sales-answers.ts';
import { sessionFacts } from './session-answers.ts';
import { type TermsFigure, termsPlaceholder } from './terms-figures.ts';

function priceFacts({ brokerMembership, monthly }: Prices): Record<string, Price | LocalizedPrice> {
  return {
    priceBrokerMembership: brokerMembership.month,
    priceMonthlyCore: monthly.core,
    priceMonthlyCoreBlog: monthly.coreBlog,
    priceMonthlyCoreSocial: monthly.coreSocial,
    priceMonthlyGrowth: monthly.growth,
    priceMonthlyStrategy: monthly.strategy,
    priceMonthlyEnterprise: monthly.enterprise,
  };
}

/**
 * Filled at render time (counts, names, form contents, references). In `admin`, `checks` and `mail` they may share a name with a
 * fact, which `facts` then leaves out.
 */
export const runtimePlaceholders: readonly string[] = `
  active adminUrl amount answer askedBy before browser count day days device first folder free from
  happenedAt hex host hue idle index kilobytes label language last link longest max min minutes model months ms name network
  newEmail newName offer offering operator operatorName overdue page pages percent period query question rating ratio reason
  received receivedAt reference restoredVersion role roleName saturation score seconds section sentAt shown size solution subject
  summer system tag time title to topics total trouble until value version visitorEmail winter`
  .trim()
  .split(/\s+/);

const cacheOf = oncePerContent(() => new Map<string, Readonly<Record<string, string>>>());
const allFactsOf = oncePerContent((content) => perLanguage((language) => allFacts(content, language)));

/**
 * All facts that the words mention, formatted for the language; facts of offerings as `nova.price.session`, in the
 * offering's own namespace also by short name. Leaves out placeholders that the namespace fills at run time.
 */
export function facts(
  content: Content,
  language: Language,
  namespace?: string,
): Readonly<Record<string, string>> {
  const cache = cacheOf(content);
  const id = `${language}/${namespace ?? ''}`;
  let found = cache.get(id);
  if (!found) {
    found = Object.freeze(factsOn(allFactsOf(content)[language], namespace));
    cache.set(id, found);
  }
  return found;
}

/** Conspicuous, so that nobody overlooks a missing legal fact. */
export function missingMarker({ words }: Content, id: LegalFactId, language: Language): string {
  const { marker, labels } = words[language].imprint.toFillIn;
  return fill(marker, { label: labels[id] });
}

function allFacts(content: Content, language: Language): Record<string, string> {
  const { site: config, words, offerings, prices, claims, terms } = content;
  const { notApplicable } = words[language].imprint;
  const legal = Object.entries(config.legal).map(([id, { state, ...text }]) => {
    if (state === 'none') return [id, notApplicable];
    return [id, state === 'missing' ? missingMarker(content, id as LegalFactId, language) : text[language]];
  });
  const { street, postalCode, city, country } = config.postalAddress;
  const number = (value: number) => formatNumber(value, language);
  return {
    brand: config.brand.name,
    email: config.email,
    phone: config.phone,
    address: addressIn(config, language),
    street,
    postalCode,
    city,
    country: country[language],
    siteUrl: config.origin,
    year: String(terms.footerYear),
    leadershipYear: String(terms.leadershipFooterYear),
    ...Object.fromEntries(legal),
    retentionMessageMonths: number(config.retention.messageMonths),
    retentionResponseMonths: number(config.retention.responseMonths),
    retentionMessagePeriod: monthsInWords(config.retention.messageMonths, language),
    retentionDeclarationPeriod: monthsInWords(config.retention.declarationMonths, language),
    retentionResponsePeriod: monthsInWords(config.retention.responseMonths, language),
    retentionLogDays: number(config.retention.logDays),
    retentionCountMonths: number(countsKeptMonths),
    retentionRateLimitHours: number(hashesKeptHours),
    retentionQuestionDays: number(openQuestionDays),
    guaranteeDays: number(config.guaranteeDays),
    guarantee: guaranteeIn(content, language),
    contactHours: contactHoursIn(content, language),
    replyTime: replyTimeIn(content, language),
    guaranteeInsights: number(terms.guaranteedInsights),
    ...sessionFacts(config, words[language].sessions, language),
    ...salesFacts(config, words, language),
    threshold: formatPercent(alignmentThreshold, language),
    ...offeringCounts(offeringsIn(offerings).length, language),
    ...Object.fromEntries(
      Object.entries(terms.figures).map(([id, figure]) => [
        termsPlaceholder(id),
        formatTermsFigure(figure, language),
      ]),
    ),
    termsTelephoneMinutes: number(terms.telephoneUnitMinutes),
    ...mapValues(priceFacts(prices), (price) => formatPrice(price, language)),
    ...mapValues(claims, (claim) => formatClaim(claim, language)),
    ...Object.assign({}, ...allOfferings(offerings).map((offering) => qualifiedFacts(offering, language))),
  };
}

function guaranteeIn({ site, words }: Content, language: Language): string {
  return fill(words[language].common.guarantee, {
    guaranteeDays: formatNumber(site.guaranteeDays, language),
    email: site.email,
  });
}

function replyTimeIn({ site, words }: Content, language: Language): string {
  const { reply } = words[language].support;
  return site.replyWorkingDays === null
    ? reply.unset
    : fill(plural(reply, 'within', site.replyWorkingDays, language), {
        count: formatNumber(site.replyWorkingDays, language),
      });
}

/** In words: within a sentence, at its beginning, and all but one. */
function offeringCounts(count: number, language: Language): Record<string, string> {
  const inWords = numberInWords(count, language);
  return {
    offeringCount: inWords,
    offeringCountFirst: inWords.charAt(0).toUpperCase() + inWords.slice(1),
    otherOfferingCount: numberInWords(count - 1, language),
  };
}

export function formatClaim(claim: Claim, language: Language): string {
  return markedAs(claim, claimText(claim, language));
}

function claimText(claim: Claim, language: Language): string {
  if (typeof claim.value === 'string') return claim.value;
  if (claim.format === 'percent') return formatPercent(claim.value, language);
  return formatNumber(claim.value, language, claim.format === 'atLeast' ? '+' : '');
}

/** Without its unit of time. The binding text writes `5,000 EUR`, without a sign. */
export function formatTermsFigure(figure: TermsFigure, language: Language): string {
  if (figure.kind === 'percent') return formatPercent(figure.value, language);
  if (figure.kind !== 'money') return formatNumber(figure.value, language);
  return language === bindingLanguage
    ? `${formatNumber(figure.value, language)} ${figure.currency}`
    : formatMoney(figure.value, figure.currency, language);
}

/** An address configured as one line stays as it is. */
function addressIn(config: SiteConfig, language: Language): string {
  const { street, postalCode, city, country } = config.postalAddress;
  const joined = (inLanguage: Language) => `${street}, ${postalCode} ${city}, ${country[inLanguage]}`;
  return config.address === joined(defaultLanguage) ? joined(language) : config.address;
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
