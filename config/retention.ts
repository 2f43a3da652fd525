import { type Variables, wholeNumber } from './variables.ts';

/** How long things are kept (LAW-22); RETENTION_BACKUP_DAYS is among the legal facts. */
export type Retention = ReturnType<typeof readRetention>;

export function readRetention({ value }: Variables) {
  return {
    /** RETENTION_MESSAGE_MONTHS */
    messageMonths: value('RETENTION_MESSAGE_MONTHS', wholeNumber(1, 120), 12),
    /**
     * RETENTION_DECLARATION_MONTHS: withdrawals and cancellations are business letters, to be kept six years from
     * the end of the year they came in (HGB 257, AO 147).
     */
    declarationMonths: value('RETENTION_DECLARATION_MONTHS', wholeNumber(1, 240), 84),
    /** RETENTION_RESPONSE_MONTHS */
    responseMonths: value('RETENTION_RESPONSE_MONTHS', wholeNumber(1, 120), 24),
    /** RETENTION_LOG_DAYS */
    logDays: value('RETENTION_LOG_DAYS', wholeNumber(1, 365), 14),
  } as const;
}
