/** `percent`: `94 %`; `atLeast`: `12.000+`. */
export type ClaimFormat = 'percent' | 'number' | 'atLeast' | 'text';

export type Claim = {
  readonly value: number | string;
  readonly format: ClaimFormat;
  /** The operator must be able to prove it (LAW-12). */
  readonly source: string;
  readonly date: string;
  readonly spec: string;
};

const operatorSays = 'Statement of the operator, not independently verified';
const partnerCustomer = 'Statement of the operator about one partner customer, not independently verified';
const recurring = 'spec 1 §1 and spec 2 §1, promotional claims';
const successFigures = 'spec 2 §9, stated success figures';

/** Date of the specification; operators replace it together with the proof. */
const asSpecified = '2026-11-21';

const claim = (value: number | string, format: ClaimFormat, spec: string, source = operatorSays): Claim => ({
  value,
  format,
  source,
  date: asSpecified,
  spec,
});

/** Display text, never computed (spec 1 §1; LAW-12). The specification has both 185 and 285 clients. */
export const claims = {
  claimPartnersPerMonth: claim(23, 'atLeast', recurring),
  claimClients: claim(185, 'number', recurring),
  claimDashboardClients: claim(285, 'number', recurring),
  claimCompanies: claim(200, 'atLeast', recurring),
  claimSince: claim('2019', 'text', recurring),
  claimEfficiency: claim(94, 'percent', recurring),
  claimCostReduction: claim(43, 'percent', recurring),
  claimStars: claim(5, 'number', recurring),
  claimReviews: claim(112, 'number', recurring),
  claimParticipants: claim(12000, 'atLeast', recurring),
  claimSuccessRate: claim(94, 'percent', recurring),
  claimCommunityCompanies: claim(250, 'atLeast', recurring),
  claimSophieSteps: claim(140, 'number', recurring),
  claimAvailability: claim('24/7', 'text', recurring),
  claimRevenueGrowth: claim(340, 'percent', successFigures, partnerCustomer),
  claimTimeSaved: claim(85, 'percent', successFigures, partnerCustomer),
  claimMonthsToRoi: claim(12, 'number', successFigures, partnerCustomer),
  claimEnquiries: claim(37, 'percent', successFigures),
  claimQuotationTime: claim(42, 'percent', successFigures),
  claimSecondMeetings: claim(68, 'percent', successFigures),
  claimServiceQueries: claim(28, 'percent', successFigures),
  claimCostPerEnquiry: claim(15, 'percent', successFigures),
  activeNodes: claim(147, 'number', 'spec 1 §9, claimed active nodes of the landing page'),
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
