import type { Insertable } from 'kysely';
import { type MailKind, mailTurns } from './mail-kinds.ts';
import type { OutboxTable } from './tables.ts';

/** What a new mail is about: a message, a response, or (neither) what `details` say, for the address `recipient`. */
export type NewMail = {
  id: string;
  kind: MailKind;
  createdAt: string;
  messageId?: string;
  responseId?: string;
  recipient?: string;
  /** What the words of the mail need to know; no secrets. */
  details?: Readonly<Record<string, string>>;
};

/** The row of a mail that is due at once. */
export function outboxRow(mail: NewMail): Insertable<OutboxTable> {
  return {
    id: mail.id,
    kind: mail.kind,
    turn: mailTurns[mail.kind],
    support_message_id: mail.messageId ?? null,
    survey_response_id: mail.responseId ?? null,
    recipient: mail.recipient ?? null,
    details: mail.details ? JSON.stringify(mail.details) : null,
    created_at: mail.createdAt,
    status: 'queued',
    attempts: 0,
    first_attempt_at: null,
    due_at: mail.createdAt,
    lease: null,
    last_error: null,
    sent_at: null,
    address_key: null,
    waits_for: null,
  };
}
