import { type Variables, wholeNumber } from './variables.ts';

/** Defaults of LAW-22. RETENTION_BACKUP_DAYS is a legal fact. */
export type Retention = ReturnType<typeof readRetention>;

export function readRetention({ value }: Variables) {
  return {
    messageMonths: value('RETENTION_MESSAGE_MONTHS', wholeNumber(1, 120), 12),
    /** Business letters: six years from the end of the year in which they came (HGB 257, AO 147). */
    declarationMonths: value('RETENTION_DECLARATION_MONTHS', wholeNumber(1, 240), 84),
    responseMonths: value('RETENTION_RESPONSE_MONTHS', wholeNumber(1, 120), 24),
    logDays: value('RETENTION_LOG_DAYS', wholeNumber(1, 365), 14),
  } as const;
}
