import type { MailState } from '#domain/api/mail.ts';

/** `retried`: refused or not sent at least once, and tried again. */
export type WorstMail = MailState['status'] | 'retried';

const worstFirst = ['failed', 'retried', 'held', 'queued', 'sent'] as const satisfies readonly WorstMail[];

/** The most urgent mail about one thing, for lists; undefined if there are none. */
export function worstMail(
  mails: readonly Pick<MailState, 'status' | 'attempts' | 'lastError'>[],
): WorstMail | undefined {
  const states = mails.map(({ status, attempts, lastError }) =>
    status === 'queued' && attempts > 0 && lastError !== null ? 'retried' : status,
  );
  return worstFirst.find((state) => states.includes(state));
}
