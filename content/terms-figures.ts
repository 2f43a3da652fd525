import type { Currency } from '#domain/money.ts';

/** The NOVA case-study promise: 4+ aha moments or money back (spec 2 §9 "Prices"). */
export const guaranteedInsights = 4;

/** The live demo lasts 15 minutes (spec 2 §9). */
export const liveDemoMinutes = 15;

/** Footer years (spec 1 §9: 2024; spec 2 §9: 2025 on the leadership page). From content, never from the clock. */
export const footerYear = 2024;
export const leadershipFooterYear = 2025;

/** What a row of the terms table says, so that a test can hold it against both language versions. */
export type TermsFigure =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'money'; readonly value: number; readonly currency: Currency }
  | {
      readonly kind: 'time';
      readonly value: number;
      readonly unit: 'workingDays' | 'weeks' | 'months' | 'years';
    }
  | { readonly kind: 'count'; readonly value: number };

/**
 * General terms figures (spec 2 §9), by the row id of the table on /terms-of-service. Money amounts are plus VAT. The
 * terms have them as `{{terms…}}`: the figure `hourlyRate` is `{{termsHourlyRate}}`.
 */
export const termsFigures = {
  interimInvoice: { kind: 'percent', value: 50 },
  webDesignerContract: { kind: 'money', value: 5000, currency: 'EUR' },
  revisionRounds: { kind: 'count', value: 2 },
  acceptancePeriod: { kind: 'time', value: 7, unit: 'workingDays' },
  hourlyRate: { kind: 'money', value: 59, currency: 'EUR' },
  telephone: { kind: 'money', value: 22.24, currency: 'EUR' },
  adMarkup: { kind: 'percent', value: 20 },
  defaultInterest: { kind: 'percent', value: 5 },
  instalments: { kind: 'time', value: 12, unit: 'months' },
  instalmentPayment: { kind: 'time', value: 5, unit: 'workingDays' },
  instalmentWithdrawal: { kind: 'time', value: 7, unit: 'workingDays' },
  maintenance: { kind: 'time', value: 1, unit: 'years' },
  changeNotice: { kind: 'time', value: 4, unit: 'weeks' },
  changeObjection: { kind: 'time', value: 1, unit: 'months' },
  providerChange: { kind: 'time', value: 2, unit: 'weeks' },
  defectReport: { kind: 'time', value: 1, unit: 'weeks' },
  defectLimitation: { kind: 'time', value: 6, unit: 'months' },
  paymentLimitation: { kind: 'time', value: 5, unit: 'years' },
} as const satisfies Record<string, TermsFigure>;

export type TermsFigureId = keyof typeof termsFigures;

/** The name of a figure's placeholder in the words. */
export function termsPlaceholder(id: string): string {
  return `terms${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** Telephone consultation is charged per started 15 minutes (spec 2 §9). */
export const telephoneUnitMinutes = 15;

/** The figures of terms and guarantees that belong to no offering. */
export const terms = {
  figures: termsFigures,
  guaranteedInsights,
  liveDemoMinutes,
  footerYear,
  leadershipFooterYear,
  telephoneUnitMinutes,
};

export type Terms = {
  readonly figures: Readonly<Record<TermsFigureId, TermsFigure>>;
} & Readonly<Record<Exclude<keyof typeof terms, 'figures'>, number>>;
