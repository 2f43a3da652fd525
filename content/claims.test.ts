import { expect, test } from 'vitest';
import { type Claim, type ClaimId, claims } from './claims.ts';
import { formatClaim } from './facts.ts';

test.each<[ClaimId, string]>([
  ['claimPartnersPerMonth', '23+'],
  ['claimClients', '185'],
  ['claimDashboardClients', '285'],
  ['claimCompanies', '200+'],
  ['claimSince', '2019'],
  ['claimEfficiency', '94%'],
  ['claimCostReduction', '43%'],
  ['claimStars', '5'],
  ['claimReviews', '112'],
  ['claimParticipants', '12,000+'],
  ['claimSuccessRate', '94%'],
  ['claimCommunityCompanies', '250+'],
  ['claimSophieSteps', '140'],
  ['claimAvailability', '24/7'],
  ['claimEnquiries', '37%'],
  ['claimQuotationTime', '42%'],
  ['claimSecondMeetings', '68%'],
  ['claimServiceQueries', '28%'],
  ['claimCostPerEnquiry', '15%'],
  ['claimRevenueGrowth', '340%'],
  ['claimTimeSaved', '85%'],
  ['claimMonthsToRoi', '12'],
  ['activeNodes', '147'],
])('%s is %s (spec 1 §1, spec 2 §1 and §9)', (id, written) => {
  expect(formatClaim(claims[id], 'en')).toBe(written);
});

test.each(Object.entries<Claim>(claims))(
  '%s names its source, its date and its place in the specification',
  (_id, claim) => {
    expect(claim.source).not.toBe('');
    expect(claim.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(claim.spec).toMatch(/^spec [12] §\d/);
  },
);
