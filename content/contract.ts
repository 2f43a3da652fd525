import type { SalesSettings } from './facts/sales.ts';

/**
 * What a price card says of the contract beside amount and VAT, as keys of the words in `contract.json`. `quote`: it
 * stands in the quote, before anybody signs.
 */
export type Contract = {
  readonly ends: 'session' | 'lastSession' | 'byItself' | 'billingPeriod' | 'minimumTerm' | 'quote';
  readonly renewal: 'never' | 'eachPeriod' | 'maintenance' | 'quote';
  readonly notice: 'needless' | 'anyTime' | 'beforeRenewal' | 'quote';
  readonly payment: 'checkout' | 'eachPeriod' | 'cardOrInvoice' | 'beforehand';
};

/** Booked and paid at a checkout. */
export const bookedSession: Contract = {
  ends: 'session',
  renewal: 'never',
  notice: 'needless',
  payment: 'checkout',
};

/** Arranged with a person before anything is paid. */
export const requestedSession: Contract = { ...bookedSession, payment: 'beforehand' };

/** A number of sessions. */
export const sessionPackage: Contract = { ...requestedSession, ends: 'lastSession' };

/** A length of time that the plan names. */
export const timedPackage: Contract = { ...requestedSession, ends: 'byItself' };

/** Terms 8.1: term and notice are agreed with each customer. */
export const quoted: Contract = {
  ends: 'quote',
  renewal: 'quote',
  notice: 'quote',
  payment: 'beforehand',
};

/** Term and notice are in the quote until the seller has set them for everybody. */
export function monthlyContract(
  contract: Contract,
  { monthlyTermMonths, monthlyNoticeDays }: SalesSettings,
): Contract {
  return {
    ...contract,
    ...(monthlyTermMonths && { ends: 'minimumTerm' }),
    ...(monthlyNoticeDays && { notice: 'beforeRenewal' }),
  };
}
