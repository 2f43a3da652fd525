import type { MailState } from '#app/admin/mail/mail-state.ts';
import type { CancellationTerms } from '#domain/declaration.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox.ts';

/** What /api/admin/messages answers; see server/api/admin/message-json.ts. */
type Author = { readonly id: string; readonly name: string };

type Message = {
  readonly id: string;
  readonly kind: MessageKind;
  /** Of a cancellation: what a withdrawal does not have. */
  readonly cancellation: CancellationTerms | null;
  readonly receivedAt: string;
  readonly status: MessageStatus;
  readonly signals: readonly string[];
  readonly language: string | null;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly version: number;
  readonly assignee: Author | null;
};

export type ListedMessage = Message & {
  readonly excerpt: string;
  readonly replies: number;
  readonly mail: MailState['status'] | null;
  /** How far the confirmation of a declaration is. */
  readonly confirmation: MailState['status'] | null;
};

export type Note = {
  readonly id: string;
  readonly createdAt: string;
  readonly author: Author;
  readonly text: string;
};

export type Reply = Note & { readonly subject: string; readonly mail: MailState | null };

export type WholeMessage = Message & {
  /** For a declaration: the contract it is about. */
  readonly message: string;
  /** What the visitor got by itself. */
  readonly answers: readonly MailState[];
  /** What an operator can send: the confirmation of a declaration, or the whole of what went out shortened. */
  readonly confirmable: 'now' | 'whole' | null;
  readonly notices: readonly MailState[];
  readonly notes: readonly Note[];
  readonly replies: readonly Reply[];
  readonly sendsMail: boolean;
};

export type MessagePage = {
  readonly messages: readonly ListedMessage[];
  readonly next: string | null;
  readonly counts: Readonly<Record<MessageStatus | 'declarations' | 'unconfirmed', number>>;
  readonly sendsMail: boolean;
};
