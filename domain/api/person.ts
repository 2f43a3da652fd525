import type { Due } from '#domain/inbox/due.ts';
import type { MessageKind, MessageStatus } from '#domain/inbox/inbox.ts';
import type { AnswerKind, MailStatus } from '#domain/outbox/mail-kinds.ts';
import type { KeptResponse } from './response.ts';

/** Why a message was found; `thread`, `mentioned`: it is another's, with mails from the address, or with it or the name in a text. */
export type MessageMatch = 'address' | 'thread' | 'name' | 'mentioned';

/** Why a response was found; `sameName`: under the name that the person's own messages have. */
export type ResponseMatch = 'address' | 'sameName' | 'name' | 'mentioned';

export type FoundMessage = {
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: string;
  readonly kind: MessageKind;
  readonly name: string;
  readonly email: string;
  readonly excerpt: string;
  readonly language: string | null;
  readonly isBinned: boolean;
  readonly replies: number;
  readonly notes: number;
  /** Mails about it that wait. */
  readonly mails: number;
  readonly match: MessageMatch;
};

export type FoundResponse = KeptResponse & { readonly match: ResponseMatch };

export type FoundPerson = {
  readonly searchedAt: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly messages: readonly FoundMessage[];
  readonly responses: readonly FoundResponse[];
  /** More have that name than are listed. */
  readonly isCut: boolean;
  /** The address is that of an operator, whose account is another matter. */
  readonly isOperator: boolean;
  /** When data of this address was erased before. */
  readonly erasedAt: readonly string[];
  /** Null if it is not set for how long backups are kept. */
  readonly backupDays: number | null;
  /** A restore or a move left a copy of what was there before, which no erasure reaches. */
  readonly isSetAside: boolean;
};

/** `mails` counts those not sent yet. */
/** `replies` of both sides. */
export type Erased = Record<'messages' | 'replies' | 'notes' | 'mails' | 'responses', number>;

/** Proof of an erasure: no name, no address, no text. */
export type ErasureReceipt = {
  readonly at: string;
  readonly operator: string;
  readonly erased: Erased;
  /** Salted hash of the address, as in the audit log; null without an address. */
  readonly mark: string | null;
  /** Messages under this address that are still stored. */
  readonly left: number;
  /** `later`: something was reading the file; the next pass of the retention makes up for it. */
  readonly files: 'wiped' | 'later' | 'postgres';
  readonly backupDays: number | null;
  readonly isSetAside: boolean;
};

type Entry = {
  readonly id: string;
  readonly at: string;
  /** The message that it belongs to; null for responses. */
  readonly message: string | null;
  readonly text: string;
};

/** `author`: the operator who wrote it. `subject`: also the reference of a message. */
export type PersonEntry = Entry &
  (
    | {
        readonly kind: MessageKind;
        readonly subject: string;
        readonly status: MessageStatus;
        readonly due: Due | null;
        readonly isBinned: boolean;
      }
    | { readonly kind: 'reply' | 'note'; readonly subject: string; readonly author: string }
    | { readonly kind: 'incoming'; readonly subject: string }
    | { readonly kind: AnswerKind; readonly status: MailStatus }
    | { readonly kind: 'response'; readonly rating: number }
  );

/** Another address under the same whole name, or with the same telephone number in a message. */
export type LikelyPerson = {
  readonly name: string;
  readonly email: string;
  readonly reason: 'name' | 'number';
  readonly messages: number;
  /** The newest of them. */
  readonly message: string;
};

export type PersonPage = {
  readonly name: string;
  readonly email: string;
  /** Newest first. */
  readonly entries: readonly PersonEntry[];
  /** Only the newest entries are listed. */
  readonly isCut: boolean;
  readonly likely: readonly LikelyPerson[];
  /** Responses under the same whole name, which contain no address. */
  readonly likelyResponses: readonly { readonly id: string; readonly at: string }[];
};
