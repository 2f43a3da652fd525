import { useSyncExternalStore } from 'react';
import type { Today } from '#domain/api/today.ts';

/** Counts on the tabs, in the title and beside the draft. */
export type BadgeCounts = {
  readonly messages: number;
  readonly responses: number;
  /** Fields of the draft of words and facts. */
  readonly changedContent: number;
};

const keys = ['messages', 'responses', 'changedContent'] as const;

const nothing: BadgeCounts = { messages: 0, responses: 0, changedContent: 0 };

/** The frame shows the counts without loading the code for operators. */
let known = nothing;
const watchers = new Set<() => void>();

export function setBadgeCounts(today: Today | null): void {
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

export function useBadgeCounts(): BadgeCounts {
  return useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => known,
    () => nothing,
  );
}
