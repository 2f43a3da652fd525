import type { MailState } from '#domain/api/mail.ts';
import type { CameFrom } from '#domain/figures/sources.ts';
import type { CancellationTerms } from '#domain/forms/declaration.ts';
import type { SupportMessage } from '#domain/forms/support-message.ts';
import type { Due } from '#domain/inbox/due.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox/inbox.ts';
import type { NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import type { WorstMail } from '#domain/outbox/worst-mail.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { MessageFile } from './message-file.ts';

export type Author = { readonly id: string; readonly name: string };

export type Message = Readonly<Omit<SupportMessage, 'message'>> & {
  readonly id: string;
  readonly reference: string;
  readonly kind: MessageKind;
  /** Null for withdrawals. */
  readonly cancellation: CancellationTerms | null;
  readonly receivedAt: string;
  readonly status: MessageStatus;
  readonly signals: readonly string[];
  readonly language: string | null;
  readonly version: number;
  readonly assignee: Author | null;
  readonly tags: readonly string[];
  /** A day, such as `2026-12-02`. */
  readonly followUp: string | null;
  readonly deletedAt: string | null;
  readonly due: Due | null;
  readonly noAcknowledgement: NoAcknowledgement | null;
  /** Null if its request contains nothing of it. */
  readonly cameFrom: CameFrom | null;
};

export type ListedMessage = Message & {
  readonly excerpt: string;
  readonly replies: number;
  /** The customer had the last word, and the work is not done. */
  readonly isUnanswered: boolean;
  readonly mail: WorstMail | null;
  readonly confirmation: MailState['status'] | null;
};

export type MessageNote = {
  readonly id: string;
  readonly createdAt: string;
  readonly author: Author;
  readonly text: string;
};

export type MessageReply = MessageNote & {
  readonly subject: string;
  readonly mail: MailState | null;
  readonly files: readonly MessageFile[];
};

export type OtherMessage = Pick<Message, 'id' | 'reference' | 'kind' | 'receivedAt' | 'status'> & {
  readonly excerpt: string;
};

export type WholeMessage = Message & {
  /** Messages from the same address, newest first. */
  readonly others: readonly OtherMessage[];
  readonly message: string;
  readonly answers: readonly MailState[];
  /** The confirmation of a declaration, or the full text of a shortened one. */
  readonly confirmable: 'now' | 'whole' | null;
  readonly notices: readonly MailState[];
  readonly notes: readonly MessageNote[];
  readonly replies: readonly MessageReply[];
  readonly incoming: readonly IncomingMail[];
  readonly sendsMail: boolean;
};

export type MessagePage = {
  readonly messages: readonly ListedMessage[];
  readonly next: string | null;
  /** See `countText`. */
  readonly counts: Readonly<
    Record<MessageStatus | 'mine' | 'due' | 'answered' | 'declarations' | 'unconfirmed' | 'binned', number>
  >;
  /** There may be more of each. */
  readonly areLeast: boolean;
  /** The searches whose messages these are, if the one that was asked for finds none. */
  readonly similar: readonly string[];
  readonly sendsMail: boolean;
};

/** `bulk` is the id that undoes it. */
export type BulkOutcome = { readonly bulk: string; readonly changed: number; readonly skipped: number };

/** All that are in use, by name. */
export type MessageTags = { readonly tags: readonly string[] };

export type BulkUndone = { readonly changed: number };
