import { useState, useSyncExternalStore } from 'react';

export type ReplyDraft = {
  readonly subject: string;
  readonly text: string;
  readonly quote: boolean;
  /**
   * In which version of the message sending it was last tried. The server takes one reply to it, so another try does
   * not send twice what had arrived without an answer.
   */
  readonly version?: number;
};

type KeptDrafts<Draft> = {
  readonly set: (messageId: string, draft: Draft) => void;
  readonly delete: (messageId: string) => void;
  readonly clear: () => void;
  readonly get: (messageId: string) => Draft | undefined;
  readonly watch: (onChange: () => void) => () => void;
};

/**
 * Replies and notes that were begun and not sent, by message: going to another message, or a session that ends
 * meanwhile, loses none. In memory only; signing out forgets them.
 */
export const keptReplies: KeptDrafts<ReplyDraft> = keptDrafts();
export const keptNotes: KeptDrafts<string> = keptDrafts();

/** What is kept for a message. Forms have no copy of it: what is sent elsewhere has left them too. */
export function useKeptDraft<Draft>(drafts: KeptDrafts<Draft>, messageId: string): Draft | undefined {
  return useSyncExternalStore(drafts.watch, () => drafts.get(messageId));
}

/** Other texts that were begun, by place. */
const keptTexts = new Map<string, string>();

let owner: string | null = null;

/** Somebody signs in; what another operator had begun is not theirs. */
export function keepDraftsFor(operatorId: string): void {
  if (owner !== operatorId) forgetDrafts();
  owner = operatorId;
}

export function forgetDrafts(): void {
  keptReplies.clear();
  keptNotes.clear();
  keptTexts.clear();
}

/** Keeps the text of a place no longer. */
export function forgetKeptText(place: string): void {
  keptTexts.delete(place);
}

/** A text that is being written, kept like the drafts. The empty text is kept no longer. */
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

function keptDrafts<Draft>(): KeptDrafts<Draft> {
  const drafts = new Map<string, Draft>();
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const onChange of watchers) onChange();
  };
  return {
    set(messageId, draft) {
      drafts.set(messageId, draft);
      tell();
    },
    delete(messageId) {
      drafts.delete(messageId);
      tell();
    },
    clear() {
      drafts.clear();
      tell();
    },
    get: (messageId) => drafts.get(messageId),
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
