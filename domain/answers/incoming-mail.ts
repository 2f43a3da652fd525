import type { MessageFile } from './message-file.ts';

/** `team`: a colleague answered from a mail program and sent a copy. */
export type IncomingKind = 'answer' | 'automatic' | 'team';

/** What was not kept of a mail, and stays in the mailbox alone. */
export type LeftOut = {
  /** Names of files that are too large, too many or of a kind that is not kept. */
  readonly files: readonly string[];
  /** The text is cut, or could not be read at all. */
  readonly isCut: boolean;
  readonly isUnreadable: boolean;
};

export type IncomingMail = {
  readonly id: string;
  readonly kind: IncomingKind;
  readonly createdAt: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly leftOut: LeftOut;
  readonly files: readonly MessageFile[];
};

/** `isOn`: whether answers are fetched at all. */
export type MailboxState = {
  readonly isOn: boolean;
  readonly readAt: string | null;
  readonly lastError: string | null;
  readonly leftAlone: number;
};
