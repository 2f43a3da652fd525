import { alignmentThreshold } from '#domain/alignment.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney, formatNumber, formatPercent } from '#domain/money.ts';
import { type SiteConfig, siteConfig } from '#site.config.ts';
import { type Claim, claims } from './claims.ts';
import imprintDe from './de/imprint.json' with { type: 'json' };
import imprintEn from './en/imprint.json' with { type: 'json' };
import { businessWonder } from './offerings/business-wonder/offering.ts';
import { fuel } from './offerings/fuel/offering.ts';
import { icWaterPrinciple } from './offerings/ic-water-principle/offering.ts';
import { marcusStorm } from './offerings/marcus-storm/offering.ts';
import { masterWu } from './offerings/master-wu/offering.ts';
import { nova } from './offerings/nova/offering.ts';
import { quantumEvolution } from './offerings/quantum-evolution/offering.ts';
import { smoExcellence } from './offerings/smo-excellence/offering.ts';
import { sophie } from './offerings/sophie/offering.ts';
import { type LocalizedPrice, type Price, priceIn, prices } from './prices.ts';
import {
  footerYear,
  fuelTerms,
  guaranteedInsights,
  type TermsFigure,
  telephoneUnitMinutes,
  termsFigures,
  termsPlaceholder,
} from './terms-figures.ts';

/** Which price each `{{price…}}` stands for. `priceZen` and `priceZenFocus` are the same amount on two pages. */
const priceFacts = {
  priceNova: nova.plans.session.price,
  priceNovaCase: nova.otherPrices.caseSession,
  priceBrokerMembership: prices.brokerMembership.month,
  priceSophieLight: sophie.plans.light.price,
  priceSophieStandard: sophie.plans.standard.price,
  priceSophieElite: sophie.plans.elite.price,
  priceSophieFrom: sophie.otherPrices.comparison,
  priceFuelBasic: fuel.plans.basic.price,
  priceFuelAdvanced: fuel.plans.advanced.price,
  priceFuelEnterprise: fuel.plans.enterprise.price,
  priceSmoSingle: smoExcellence.plans.single.price,
  priceSmoBusiness: smoExcellence.plans.business.price,
  priceSmoEnterprise: smoExcellence.plans.enterprise.price,
  priceIcWater: icWaterPrinciple.plans.session.price,
  priceBoosterBasic: businessWonder.plans.basic.price,
  priceBoosterPro: businessWonder.plans.pro.price,
  priceBoosterEnterprise: businessWonder.plans.enterprise.price,
  priceQuantumBasic: quantumEvolution.plans.basic.price,
  priceQuantumPro: quantumEvolution.plans.pro.price,
  priceQuantumEnterprise: quantumEvolution.plans.enterprise.price,
  priceZen: masterWu.plans.session.price,
  priceZenFocus: masterWu.plans.session.price,
  priceLeadershipBasic: marcusStorm.plans.basic.price,
  priceLeadershipProfessional: marcusStorm.plans.professional.price,
  priceLeadershipElite: marcusStorm.plans.elite.price,
  priceAlacarteSophie: sophie.single.price,
  priceAlacarteNova: nova.single.price,
  priceAlacarteMarcusStorm: marcusStorm.single.price,
  priceAlacarteMasterWu: masterWu.single.price,
  priceMonthlyCore: prices.monthly.core,
  priceMonthlyCoreBlog: prices.monthly.coreBlog,
  priceMonthlyCoreSocial: prices.monthly.coreSocial,
  priceMonthlyGrowth: prices.monthly.growth,
  priceMonthlyStrategy: prices.monthly.strategy,
  priceMonthlyEnterprise: prices.monthly.enterprise,
} as const satisfies Record<string, Price | LocalizedPrice>;

/**
 * Placeholders that only the moment of rendering knows (counts, names, form contents, references). In the namespaces
 * `admin` and `mail` they may share a name with a fact; `facts` leaves those out for the namespace.
 */
export const runtimePlaceholders: readonly string[] = `
  active adminUrl amount askedBy browser comment company companyOrOccupation count days device first
  folder from happenedAt hex host hue idle index last link longest max message min minutes name network
  offer offering operator operatorName page pageLanguage pages pair query rating ratio reason receivedAt
  reference required restoredVersion role roleName saturation score sentAt solution subject system theme
  time to total until value version visitorEmail`
  .trim()
  .split(/\s+/);

/** Facts whose name means something of the moment in one namespace (an operator's e-mail in the admin area). */
export const runtimeInNamespace: Readonly<Record<string, readonly string[]>> = {
  admin: ['email', 'address'],
};

const cache = new Map<string, Readonly<Record<string, string>>>();

/**
 * Every fact that the words mention and that is fixed when the site starts: brand, contacts, legal facts, prices,
 * claims, terms. Formatted for the language. With a namespace, names that the namespace fills at run time are left out.
 */
export function facts(language: Language, namespace?: string): Readonly<Record<string, string>> {
  const id = `${language}/${namespace ?? ''}`;
  let found = cache.get(id);
  if (!found) {
    const runtime = (namespace && runtimeInNamespace[namespace]) || [];
    const all = Object.entries(factsOf(siteConfig, language));
    found = Object.freeze(Object.fromEntries(all.filter(([name]) => !runtime.includes(name))));
    cache.set(id, found);
  }
  return found;
}

/** The facts for a given configuration: what `facts` gives for the configuration of this process. */
export function factsOf(config: SiteConfig, language: Language): Record<string, string> {
  const notApplicable = (language === 'de' ? imprintDe : imprintEn).notApplicable;
  const legal = Object.entries(config.legal).map(([id, fact]) => [
    id,
    fact.state === 'none' ? notApplicable : fact[language],
  ]);
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
    year: String(footerYear),
    ...Object.fromEntries(legal),
    retentionMessageMonths: number(config.retention.messageMonths),
    retentionDeclarationMonths: number(config.retention.declarationMonths),
    retentionResponseMonths: number(config.retention.responseMonths),
    retentionLogDays: number(config.retention.logDays),
    retentionRateLimitHours: number(config.retention.rateLimitHours),
    guaranteeDays: number(config.guaranteeDays),
    guaranteeInsights: number(guaranteedInsights),
    threshold: formatPercent(alignmentThreshold, language),
    minTermMonths: number(fuelTerms.minTermMonths),
    noticeDays: number(fuelTerms.cancellationNoticeDays),
    lateCancelDays: number(fuelTerms.lateCancellationDays),
    lateCancelFee: formatPercent(fuelTerms.lateCancellationFeePercent, language),
    ...Object.fromEntries(
      Object.entries(termsFigures).map(([id, figure]) => [
        termsPlaceholder(id),
        formatTermsFigure(figure, language),
      ]),
    ),
    termsTelephoneMinutes: number(telephoneUnitMinutes),
    ...mapValues(priceFacts, (price) => formatPrice(price, language)),
    ...mapValues(claims, (claim) => formatClaim(claim, language)),
  };
}

/** A price's amount in the language; the sentence around it says period, "from" and VAT. */
export function formatPrice(price: Price | LocalizedPrice, language: Language): string {
  const { amount, currency, cents } = priceIn(price, language);
  return formatMoney(amount, currency, language, { cents });
}

/** A claim's figure in the language. */
export function formatClaim(claim: Claim, language: Language): string {
  if (typeof claim.value === 'string') return claim.value;
  if (claim.format === 'percent') return formatPercent(claim.value, language);
  return formatNumber(claim.value, language, claim.format === 'atLeast' ? '+' : '');
}

/** A figure of the terms, without its unit of time. The binding English text writes `5,000 EUR`, without a sign. */
export function formatTermsFigure(figure: TermsFigure, language: Language): string {
  if (figure.kind === 'percent') return formatPercent(figure.value, language);
  if (figure.kind !== 'money') return formatNumber(figure.value, language);
  return language === 'de'
    ? formatMoney(figure.value, figure.currency, language)
    : `${formatNumber(figure.value, language)} ${figure.currency}`;
}

/** The postal address on one line; an address given as one line stands as it was given. */
function addressIn(config: SiteConfig, language: Language): string {
  const { street, postalCode, city, country } = config.postalAddress;
  const joined = (inLanguage: Language) => `${street}, ${postalCode} ${city}, ${country[inLanguage]}`;
  return config.address === joined('de') ? joined(language) : config.address;
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
