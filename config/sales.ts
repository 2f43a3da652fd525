import { choice, inAnyLanguage, oneLine, type Variables, wholeNumber } from './variables.ts';

export const callMedia = ['phone', 'video', 'both'] as const;
export const packageRemedies = ['repeat', 'refund', 'either'] as const;
export const lateCancelBases = ['month', 'term'] as const;

type CallMedium = (typeof callMedia)[number];
type PackageRemedy = (typeof packageRemedies)[number];
type LateCancelBasis = (typeof lateCancelBases)[number];

/** What buyers ask about a service and only its seller knows. Unset: pages say what is true without it. */
export type SalesSettings = ReturnType<typeof readSales>;

export const salesVariables = {
  callMedium: 'CALL_MEDIUM',
  packageRemedy: 'PACKAGE_REMEDY',
  premiumMinutes: 'SOPHIE_PREMIUM_MINUTES',
  premiumContent: 'SOPHIE_PREMIUM_CONTENT',
  lateCancelBasis: 'FUEL_LATE_CANCEL_OF',
  smoMeaning: 'SMO_MEANING',
  integratedPriceFrom: 'INTEGRATED_PRICE_FROM',
  partnersPriceFrom: 'PARTNERS_PRICE_FROM',
  termsLaw: 'TERMS_LAW',
  termsCourt: 'TERMS_COURT',
  monthlyTermMonths: 'MONTHLY_TERM_MONTHS',
  monthlyNoticeDays: 'MONTHLY_NOTICE_DAYS',
  monthlyArticles: 'MONTHLY_ARTICLES',
  monthlyPosts: 'MONTHLY_POSTS',
  monthlyTests: 'MONTHLY_TESTS',
  overhaulMonths: 'MONTHLY_OVERHAUL_MONTHS',
} as const;

export function readSales(variables: Variables) {
  const { value } = variables;
  const number = (name: string, from: number, to: number) =>
    value<number | undefined>(name, wholeNumber(from, to), undefined);
  return {
    /** How people of the team talk to customers. */
    callMedium: value<CallMedium | undefined>(salesVariables.callMedium, choice(callMedia), undefined),
    /** What customers get if a package fails them. */
    packageRemedy: value<PackageRemedy | undefined>(
      salesVariables.packageRemedy,
      choice(packageRemedies),
      undefined,
    ),
    premiumMinutes: number(salesVariables.premiumMinutes, 1, 480),
    premiumContent: inAnyLanguage(variables, salesVariables.premiumContent, oneLine),
    /** Of which price FUEL's fee for a cancelled month is a part. */
    lateCancelBasis: value<LateCancelBasis | undefined>(
      salesVariables.lateCancelBasis,
      choice(lateCancelBases),
      undefined,
    ),
    smoMeaning: inAnyLanguage(variables, salesVariables.smoMeaning, oneLine),
    /** Whole euros without VAT, for what has no list price. */
    integratedPriceFrom: number(salesVariables.integratedPriceFrom, 1, 1_000_000),
    partnersPriceFrom: number(salesVariables.partnersPriceFrom, 1, 1_000_000),
    /** Beside the 13 sections of the terms, which leave both open. */
    termsLaw: inAnyLanguage(variables, salesVariables.termsLaw, oneLine),
    termsCourt: inAnyLanguage(variables, salesVariables.termsCourt, oneLine),
    monthlyTermMonths: number(salesVariables.monthlyTermMonths, 1, 60),
    monthlyNoticeDays: number(salesVariables.monthlyNoticeDays, 1, 365),
    monthlyArticles: number(salesVariables.monthlyArticles, 1, 100),
    monthlyPosts: number(salesVariables.monthlyPosts, 1, 500),
    monthlyTests: number(salesVariables.monthlyTests, 1, 100),
    /** How long the rebuild of a website is paid for. */
    overhaulMonths: number(salesVariables.overhaulMonths, 1, 60),
  } as const;
}
