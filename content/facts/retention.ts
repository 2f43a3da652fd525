import { type Variables, wholeNumber } from './variables.ts';

/** Defaults of LAW-22. RETENTION_BACKUP_DAYS is a legal fact. */
export type Retention = ReturnType<typeof readRetention>;

export function readRetention({ value }: Variables) {
  const period = (name: string, longest: number, fallback: number, sets: string, example: string) =>
    value(name, wholeNumber(1, longest), fallback, { group: 'retention', level: 'optional', sets, example });
  return {
    messageMonths: period(
      'RETENTION_MESSAGE_MONTHS',
      120,
      12,
      'Months after which a support message is deleted.',
      '6',
    ),
    /** Business letters: six years from the end of the year in which they came (HGB 257, AO 147). */
    declarationMonths: period(
      'RETENTION_DECLARATION_MONTHS',
      240,
      84,
      'Months after which a withdrawal or cancellation is deleted.',
      '120',
    ),
    responseMonths: period(
      'RETENTION_RESPONSE_MONTHS',
      120,
      24,
      'Months after which a survey response is deleted.',
      '12',
    ),
    logDays: period(
      'RETENTION_LOG_DAYS',
      365,
      14,
      'Days that logs are kept, as the privacy notice says; your log system deletes them.',
      '30',
    ),
  } as const;
}
