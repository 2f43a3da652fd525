import type { Currency } from '#domain/money/currency.ts';

/** With fewer aha moments, the 9-minute NOVA session is refunded (SESSION-3). */
export const guaranteedInsights = 4;

/** Fixed years, never the current one (FRAME-2). */
export const footerYear = 2024;
export const leadershipFooterYear = 2025;

/** A test compares the rows of the terms table with both language versions. */
export type TermsFigure =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'money'; readonly value: number; readonly currency: Currency }
  | {
      readonly kind: 'time';
      readonly value: number;
      readonly unit: 'workingDays' | 'weeks' | 'months' | 'years';
    }
  | { readonly kind: 'count'; readonly value: number };

/** TERMS-1, by row id on /terms-of-service; amounts plus VAT. The words call `hourlyRate` `{{termsHourlyRate}}`. */
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

export function termsPlaceholder(id: string): string {
  return `terms${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** Charged per started 15 minutes (TERMS-1). */
export const telephoneUnitMinutes = 15;

export const terms = {
  figures: termsFigures,
  guaranteedInsights,
  footerYear,
  leadershipFooterYear,
  telephoneUnitMinutes,
};

export type Terms = {
  readonly figures: Readonly<Record<TermsFigureId, TermsFigure>>;
} & Readonly<Record<Exclude<keyof typeof terms, 'figures'>, number>>;
