import type { Cancellation, Withdrawal } from '#domain/forms/declaration.ts';
import type { SupportMessage } from '#domain/forms/support-message.ts';
import type { BulkAction, MessageStatus } from '#domain/inbox/inbox.ts';
import type { DemoPersonId } from './demo-people.ts';
import type { Sender } from './demo-site.ts';
import type { When } from './moments.ts';

/** An event after the message arrived. */
export type Step = { readonly when: When } & (
  | {
      readonly by: DemoPersonId;
      readonly reply: string;
      readonly subject: string;
      readonly isDone?: true;
    }
  | { readonly by: DemoPersonId; readonly note: string }
  | { readonly by: DemoPersonId; readonly assignTo: DemoPersonId }
  | { readonly by: DemoPersonId; readonly status: MessageStatus }
  | { readonly by: DemoPersonId; readonly tags: readonly string[] }
  /** In so many days from now. */
  | { readonly by: DemoPersonId; readonly followUpIn: number }
  | { readonly by: DemoPersonId; readonly bulk: BulkAction }
  /** Begun, and not sent. */
  | { readonly by: DemoPersonId; readonly replyDraft: string; readonly subject: string }
  | { readonly by: DemoPersonId; readonly noteDraft: string }
  /** The customer answers the last reply from their mail program. */
  | { readonly answer: string; readonly subject: string }
);

export type DemoMessage = Sender & {
  readonly when: When;
  readonly steps?: readonly Step[];
} & (
    | { readonly form: 'support'; readonly fields: SupportMessage }
    | { readonly form: 'withdraw-contract'; readonly fields: Withdrawal }
    | { readonly form: 'cancel-contract'; readonly fields: Cancellation }
  );
