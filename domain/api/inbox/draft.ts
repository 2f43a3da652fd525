import type { DraftKind, NoteDraft, ReplyDraft } from '#domain/inbox/message-draft.ts';
import type { Author } from './message.ts';
import type { MessageFile } from './message-file.ts';

export type SavedDraft<Draft> = { readonly draft: Draft; readonly savedAt: string };

/** `at`: when the drafts were read, by the clock that `savedAt` is from. */
export type MessageDrafts = {
  readonly at: string;
  readonly reply: SavedDraft<ReplyDraft> | null;
  readonly note: SavedDraft<NoteDraft> | null;
  /** Attached to the reply. */
  readonly files: readonly MessageFile[];
  /** Colleagues who are writing here. Their texts stay private until they are sent. */
  readonly others: readonly { readonly kind: DraftKind; readonly author: Author; readonly savedAt: string }[];
};

export type DraftSaved = { readonly savedAt: string };
