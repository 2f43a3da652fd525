import type { VariableNote } from './variable-note.ts';
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
  const number = (name: string, from: number, to: number, note: VariableNote) =>
    value<number | undefined>(name, wholeNumber(from, to), undefined, note);
  return {
    /** How people of the team talk to customers. */
    callMedium: value<CallMedium | undefined>(
      salesVariables.callMedium,
      choice(callMedia),
      undefined,
      should('Form of a call with your team.', 'both', 'left out'),
    ),
    /** What customers get if a package fails them. */
    packageRemedy: value<PackageRemedy | undefined>(
      salesVariables.packageRemedy,
      choice(packageRemedies),
      undefined,
      { ...should('What customers get if a package falls short.', 'either'), level: 'must' },
    ),
    premiumMinutes: number(
      salesVariables.premiumMinutes,
      1,
      480,
      should('Length of a SOPHIE premium session in minutes.', '45'),
    ),
    premiumContent: inAnyLanguage(
      variables,
      salesVariables.premiumContent,
      oneLine,
      should('Content of a SOPHIE premium session.', 'Jahresplanung mit schriftlichem Ergebnis'),
    ),
    /** Of which price FUEL's fee for a cancelled month is a part. */
    lateCancelBasis: value<LateCancelBasis | undefined>(
      salesVariables.lateCancelBasis,
      choice(lateCancelBases),
      undefined,
      should('Price of which the FUEL cancellation fee is a percentage.', 'month', quote),
    ),
    smoMeaning: inAnyLanguage(
      variables,
      salesVariables.smoMeaning,
      oneLine,
      optional('Meaning of the letters SMO.', 'Strategie, Markt, Organisation', 'not explained'),
    ),
    /** Whole euros without VAT, for what has no list price. */
    integratedPriceFrom: number(
      salesVariables.integratedPriceFrom,
      1,
      1_000_000,
      optional('Lowest price of Integrated Solutions, in euros without VAT.', '9500', 'on request'),
    ),
    partnersPriceFrom: number(
      salesVariables.partnersPriceFrom,
      1,
      1_000_000,
      optional('Lowest price of partner acquisition, in euros without VAT.', '4900', 'on request'),
    ),
    /** Beside the 13 sections of the terms, which leave both open. */
    termsLaw: inAnyLanguage(
      variables,
      salesVariables.termsLaw,
      oneLine,
      optional('Applicable law, above the terms; ask your lawyer.', 'deutsches Recht', law),
    ),
    termsCourt: inAnyLanguage(
      variables,
      salesVariables.termsCourt,
      oneLine,
      optional('Place of jurisdiction, above the terms; ask your lawyer.', 'München', law),
    ),
    monthlyTermMonths: number(
      salesVariables.monthlyTermMonths,
      1,
      60,
      should('Minimum term of the monthly plans, in months.', '12', quote),
    ),
    monthlyNoticeDays: number(
      salesVariables.monthlyNoticeDays,
      1,
      365,
      should('Notice period of the monthly plans, in days.', '30', quote),
    ),
    monthlyArticles: number(
      salesVariables.monthlyArticles,
      1,
      100,
      optional('Blog articles a month in the monthly plans.', '4', quote),
    ),
    monthlyPosts: number(
      salesVariables.monthlyPosts,
      1,
      500,
      optional('Social media posts a month in the monthly plans.', '20', quote),
    ),
    monthlyTests: number(
      salesVariables.monthlyTests,
      1,
      100,
      optional('A/B tests a month in the monthly plans.', '2', quote),
    ),
    /** How long the rebuild of a website is paid for. */
    overhaulMonths: number(
      salesVariables.overhaulMonths,
      1,
      60,
      should('Months for which the rebuild of a website is paid.', '12', quote),
    ),
  } as const;
}

const quote = 'pages refer to the quote';
const law = 'pages say that the law decides';

function should(sets: string, example: string, unset = 'pages refer to your contact address'): VariableNote {
  return { group: 'sales', level: 'should', sets, example, unset };
}

function optional(sets: string, example: string, unset: string): VariableNote {
  return { ...should(sets, example, unset), level: 'optional' };
}
