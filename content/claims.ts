/** `percent`: `94 %`; `atLeast`: `12.000+`. */
export type ClaimFormat = 'percent' | 'number' | 'atLeast' | 'text';

/** Who states it, and what is told about how it came about; no figure has been checked by anybody independent. */
export type ClaimSource = 'operator' | 'project' | 'story' | 'preview';

/** Section of /our-figures. */
export type ClaimGroup = 'people' | 'effects' | 'project' | 'systems';

export type Claim = {
  readonly value: number | string;
  readonly format: ClaimFormat;
  readonly group: ClaimGroup;
  /** The operator must be able to prove it (LAW-12). */
  readonly source: ClaimSource;
  readonly date: string;
  /** Who keeps it true. */
  readonly owner?: string;
  /** Where the proof is kept; without one, the claim is told as unproven. */
  readonly proof?: string;
  /** Day from which it has to be looked at again. */
  readonly review?: string;
  /** `off`: named nowhere, until it is proven again. */
  readonly use?: 'off';
  readonly rule: string;
};

const recurring = 'CLAIM-1';
const successFigures = 'CLAIM-2';

/** First day of all claims; operators replace it together with the proof. */
const firstStated = '2026-11-21';

type Origin = Pick<Claim, 'group' | 'source' | 'rule'>;

const people: Origin = { group: 'people', source: 'operator', rule: recurring };
const effects: Origin = { group: 'effects', source: 'operator', rule: recurring };
const systems: Origin = { group: 'systems', source: 'operator', rule: recurring };
const project: Origin = { group: 'project', source: 'project', rule: successFigures };
const stories: Origin = { group: 'effects', source: 'story', rule: successFigures };

const claim = (value: number | string, format: ClaimFormat, origin: Origin): Claim => ({
  value,
  format,
  ...origin,
  date: firstStated,
});

/** Display text, never computed (CLAIM-1, LAW-12). 185 and 285 clients are two separate claims. */
export const claims = {
  claimCompanies: claim(200, 'atLeast', people),
  claimSince: claim('2019', 'text', people),
  claimCommunityCompanies: claim(250, 'atLeast', people),
  claimClients: claim(185, 'number', people),
  claimDashboardClients: claim(285, 'number', { ...people, source: 'preview' }),
  claimParticipants: claim(12000, 'atLeast', people),
  claimStars: claim(5, 'number', people),
  claimReviews: claim(112, 'number', people),
  claimEfficiency: claim(94, 'percent', effects),
  claimSuccessRate: claim(94, 'percent', effects),
  claimCostReduction: claim(43, 'percent', effects),
  claimEnquiries: claim(37, 'percent', stories),
  claimCostPerEnquiry: claim(15, 'percent', stories),
  claimQuotationTime: claim(42, 'percent', stories),
  claimServiceQueries: claim(28, 'percent', stories),
  claimSecondMeetings: claim(68, 'percent', stories),
  claimPartnersPerMonth: claim(23, 'atLeast', { ...project, rule: recurring }),
  claimRevenueGrowth: claim(340, 'percent', project),
  claimTimeSaved: claim(85, 'percent', project),
  claimMonthsToRoi: claim(12, 'number', project),
  claimSophieSteps: claim(140, 'number', systems),
  claimAvailability: claim('24/7', 'text', systems),
  activeNodes: claim(147, 'number', {
    ...systems,
    source: 'preview',
    rule: 'CLAIM-3',
  }),
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
