import type { DeclarationKind } from './declaration.ts';

/** BGB 357 (1): counted from the day on which the withdrawal arrived. */
export const refundDays = 14;

/**
 * Day (`2026-12-07`, in the time zone of the customers) by which the customer who withdrew must have the payment back. A
 * cancellation has no such day: its confirmation is due at once.
 */
export function refundDay(kind: DeclarationKind | 'message', receivedAt: string): string | null {
  if (kind !== 'withdrawal') return null;
  const [year, month, day] = dayIn.format(new Date(receivedAt)).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1, day! + refundDays)).toISOString().slice(0, 10);
}

/** Swedish writes days as 2026-12-07. */
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
