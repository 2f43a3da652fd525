import type { DeclarationKind } from '#domain/forms/declaration.ts';
import type { MailState } from './mail.ts';

/** The dashboard. A part is null if the role may not see it. */
export type Today = {
  readonly inbox: TodaysInbox | null;
  readonly mail: TodaysMail | null;
  readonly content: TodaysContent | null;
  readonly system: SystemState;
  /** Names of those who get a mail when something is wrong. */
  readonly alerted: readonly string[];
};

export type TodaysContent = {
  /** Fields of the draft of words and facts. */
  readonly changed: number;
  /** Plans of others that wait for an approval. */
  readonly toApprove: number;
};

export type TodaysInbox = {
  readonly new: number;
  /** Open messages in which the customer had the last word. */
  readonly answered: number;
  /** Messages that wait for a reply for longer than promised. */
  readonly overdue: number;
  readonly replyWorkingDays: number;
  /** Everything due by today (`dueOf`), overdue messages included. */
  readonly dueMessages: number;
  /** Declarations to be done. */
  readonly declarations: number;
  /** The first of them, the most urgent first. */
  readonly due: readonly DueDeclaration[];
  /** Survey responses since the operator last looked at them. */
  readonly responses: number;
};

export type DueDeclaration = {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly name: string;
  readonly receivedAt: string;
  /** `2026-12-07`; null for cancellations. */
  readonly refundBy: string | null;
  /** The state of its confirmation; null if there is none. */
  readonly confirmation: MailState['status'] | null;
  readonly isUnanswered: boolean;
};

export type TodaysMail = {
  readonly isConfigured: boolean;
  readonly failed: number;
  /** Refused or not reached at least once, and tried again. */
  readonly retrying: number;
  /** Due for longer than a worker takes to look. */
  readonly waiting: number;
  readonly lastSentAt: string | null;
  /** The mail server's own words about the newest mail in trouble. */
  readonly reason: string | null;
};

export type SystemState = {
  readonly disk: { readonly freeBytes: number; readonly state: 'ok' | 'low' | 'full' } | null;
  readonly backup: { readonly madeAt: string; readonly isOld: boolean } | null;
  readonly processes: readonly {
    readonly host: string;
    readonly build: string;
    readonly startedAt: string;
  }[];
};
