import { useSyncExternalStore } from 'react';
import type { Today } from '#domain/api/today.ts';

/** What tabs and title count. */
export type KnownDay = {
  readonly messages: number;
  readonly responses: number;
  /** Fields of the draft of words and facts. */
  readonly changedContent: number;
};

const keys = ['messages', 'responses', 'changedContent'] as const;

const nothing: KnownDay = { messages: 0, responses: 0, changedContent: 0 };

/** The frame needs the counts without loading the code for operators. Nothing for guests. */
let known = nothing;
const watchers = new Set<() => void>();

export function setKnownDay(today: Today | null): void {
  const { inbox, content } = today ?? {};
  const next = {
    messages: inbox ? inbox.new + inbox.answered + inbox.declarations : 0,
    responses: inbox?.responses ?? 0,
    changedContent: content?.changed ?? 0,
  };
  if (keys.every((key) => next[key] === known[key])) return;
  known = next;
  for (const onChange of watchers) onChange();
}

export function useKnownDay(): KnownDay {
  return useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => known,
    () => nothing,
  );
}
