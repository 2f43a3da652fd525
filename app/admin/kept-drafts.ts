import { useState, useSyncExternalStore } from 'react';
import { type DraftKeeper, draftKeeper, type Kept } from '#app/admin/inbox/reply/draft-keeper.ts';
import { forgetUnsaved, ownUnsaved } from '#app/admin/inbox/reply/unsaved-drafts.ts';
import type { NoteDraft, ReplyDraft } from '#domain/inbox/message-draft.ts';

/** By message id. Kept on the server; what it has not confirmed yet stays in this browser, also over a reload. */
export const keptReplies: DraftKeeper<ReplyDraft> = draftKeeper('reply');
export const keptNotes: DraftKeeper<NoteDraft> = draftKeeper('note');

/** Forms keep no copy, so a draft sent elsewhere disappears from them too. */
export function useKeptDraft<Draft>(drafts: DraftKeeper<Draft>, messageId: string): Kept<Draft> | undefined {
  return useSyncExternalStore(drafts.watch, () => drafts.get(messageId));
}

const keptTexts = new Map<string, string>();

let owner: string | null = null;

/** Deletes the drafts of another operator. */
export function keepDraftsFor(operatorId: string): void {
  if (owner === operatorId) return;
  forgetShown();
  ownUnsaved(operatorId);
  owner = operatorId;
}

export async function saveDrafts(): Promise<void> {
  await Promise.all([keptReplies.saveNow(), keptNotes.saveNow()]);
}

/** From this browser; the server keeps them for the operator. */
export function forgetDrafts(): void {
  forgetShown();
  forgetUnsaved();
  owner = null;
}

function forgetShown(): void {
  keptReplies.clear();
  keptNotes.clear();
  keptTexts.clear();
}

export function forgetKeptText(place: string): void {
  keptTexts.delete(place);
}

/** Survives unmounting like the drafts. */
export function useKeptText(place: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptTexts.get(place) ?? '');
  return [
    text,
    (next) => {
      if (next) keptTexts.set(place, next);
      else forgetKeptText(place);
      setText(next);
    },
  ];
}
