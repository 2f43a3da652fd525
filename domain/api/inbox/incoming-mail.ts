import type { MessageFile } from './message-file.ts';

/**
 * `team`: a colleague answered from a mail program and sent a copy. `report`: a mail server writes about a mail of ours, and
 * only a person can tell what.
 */
export type IncomingKind = 'answer' | 'automatic' | 'team' | 'report';

/** Parts of a mail that were not stored; they are in the mailbox only. */
export type LeftOut = {
  /** Names of files that are too large, too many or of a kind that is not kept. */
  readonly files: readonly string[];
  /** The text is cut, or could not be read at all. */
  readonly isCut: boolean;
  readonly isUnreadable: boolean;
  /** It has words, but in a signed or encrypted file alone. */
  readonly isSealed: boolean;
};

export type IncomingMail = {
  readonly id: string;
  readonly kind: IncomingKind;
  readonly createdAt: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly leftOut: LeftOut;
  /** It bears the address of a colleague, which the receiving server has not confirmed. */
  readonly claimsTeam: boolean;
  readonly files: readonly MessageFile[];
};

export type RefusedMail = {
  readonly at: string;
  readonly from: string;
  readonly subject: string;
  readonly reason: string;
};

/** `isOn`: whether answers are fetched at all. */
export type MailboxState = {
  readonly isOn: boolean;
  readonly readAt: string | null;
  readonly lastError: string | null;
  readonly leftAlone: number;
  /** The newest that could not be stored, even without their words: they are in the mailbox alone. */
  readonly refused: readonly RefusedMail[];
};
