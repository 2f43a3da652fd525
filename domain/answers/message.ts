import type { CancellationTerms } from '#domain/declaration.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox.ts';
import type { SupportMessage } from '#domain/support-message.ts';
import type { MailState } from './mail.ts';

/** An operator as somebody who did something. */
export type Author = { readonly id: string; readonly name: string };

type Message = Readonly<Omit<SupportMessage, 'message'>> & {
  readonly id: string;
  readonly kind: MessageKind;
  /** Of a cancellation: what a withdrawal does not have. */
  readonly cancellation: CancellationTerms | null;
  readonly receivedAt: string;
  readonly status: MessageStatus;
  readonly signals: readonly string[];
  readonly language: string | null;
  readonly version: number;
  readonly assignee: Author | null;
  /** When it was thrown away, if it was. */
  readonly deletedAt: string | null;
};

/** A message in the inbox. */
export type ListedMessage = Message & {
  readonly excerpt: string;
  readonly replies: number;
  /** State of the mail about it that is worst off. */
  readonly mail: MailState['status'] | null;
  /** How far the confirmation of a declaration is. */
  readonly confirmation: MailState['status'] | null;
};

export type MessageNote = {
  readonly id: string;
  readonly createdAt: string;
  readonly author: Author;
  readonly text: string;
};

/** A message with all that belongs to it. */
export type WholeMessage = Message & {
  /** For a declaration: the contract it is about. */
  readonly message: string;
  /** What the visitor got by itself. */
  readonly answers: readonly MailState[];
  /** What an operator can send: the confirmation of a declaration, or the whole of what went out shortened. */
  readonly confirmable: 'now' | 'whole' | null;
  readonly notices: readonly MailState[];
  readonly notes: readonly MessageNote[];
  readonly replies: readonly (MessageNote & { readonly subject: string; readonly mail: MailState | null })[];
  readonly sendsMail: boolean;
};

export type MessagePage = {
  readonly messages: readonly ListedMessage[];
  readonly next: string | null;
  readonly counts: Readonly<Record<MessageStatus | 'declarations' | 'unconfirmed' | 'binned', number>>;
  readonly sendsMail: boolean;
};

/** What became of an action on many messages; `bulk` takes it back. */
export type BulkOutcome = { readonly bulk: string; readonly changed: number; readonly skipped: number };

export type BulkUndone = { readonly changed: number };
