import { useState } from 'react';

export type ReplyDraft = { readonly subject: string; readonly text: string; readonly quote: boolean };

/**
 * Replies that were begun and not sent, by message: going to another message, or a session that ends meanwhile, loses
 * none. In memory only; signing out forgets them.
 */
export const keptDrafts: Map<string, ReplyDraft> = new Map();

/** Other texts that were begun, by place. */
const keptTexts = new Map<string, string>();

let owner: string | null = null;

/** Somebody signs in; what another operator had begun is not theirs. */
export function keepDraftsFor(operatorId: string): void {
  if (owner !== operatorId) forgetDrafts();
  owner = operatorId;
}

export function forgetDrafts(): void {
  keptDrafts.clear();
  keptTexts.clear();
}

/** Keeps the text of a place no longer. */
export function forgetKeptText(place: string): void {
  keptTexts.delete(place);
}

/** A text that is being written, kept like a reply draft. The empty text is kept no longer. */
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
