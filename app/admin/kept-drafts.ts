import { useState, useSyncExternalStore } from 'react';

export type ReplyDraft = {
  readonly subject: string;
  readonly text: string;
  readonly quote: boolean;
  /** At the last attempt. The server accepts one reply per version, so a retry after a lost answer sends once. */
  readonly version?: number;
};

type KeptDrafts<Draft> = {
  readonly set: (messageId: string, draft: Draft) => void;
  readonly delete: (messageId: string) => void;
  readonly clear: () => void;
  readonly get: (messageId: string) => Draft | undefined;
  readonly watch: (onChange: () => void) => () => void;
};

/** By message id, in memory only: survive navigation and expired sessions, deleted on signing out. */
export const keptReplies: KeptDrafts<ReplyDraft> = keptDrafts();
export const keptNotes: KeptDrafts<string> = keptDrafts();

/** Forms keep no copy, so a draft sent elsewhere disappears from them too. */
export function useKeptDraft<Draft>(drafts: KeptDrafts<Draft>, messageId: string): Draft | undefined {
  return useSyncExternalStore(drafts.watch, () => drafts.get(messageId));
}

const keptTexts = new Map<string, string>();

let owner: string | null = null;

/** Deletes the drafts of another operator. */
export function keepDraftsFor(operatorId: string): void {
  if (owner !== operatorId) forgetDrafts();
  owner = operatorId;
}

export function forgetDrafts(): void {
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
