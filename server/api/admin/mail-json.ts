import type { MailState } from '#domain/answers/mail.ts';
import type { OutboxEntry } from '#server/store/outbox.ts';

export function mailJson(mail: OutboxEntry) {
  const { id, kind, createdAt, status, attempts, dueAt, waitsFor, lastError, sentAt } = mail;
  return { id, kind, createdAt, status, attempts, dueAt, waitsFor, lastError, sentAt } satisfies MailState;
}
