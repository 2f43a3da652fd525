import type { MailState } from '#domain/api/mail.ts';
import type { OutboxEntry } from './outbox.ts';

export function mailJson(mail: OutboxEntry) {
  const { id, kind, createdAt, status, attempts, dueAt, waitsFor, lastError, sentAt } = mail;
  return { id, kind, createdAt, status, attempts, dueAt, waitsFor, lastError, sentAt } satisfies MailState;
}
