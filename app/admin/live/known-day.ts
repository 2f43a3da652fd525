import { useSyncExternalStore } from 'react';
import type { Today } from '#domain/answers/today.ts';

/** What tabs and title count. */
export type KnownDay = {
  readonly messages: number;
  readonly responses: number;
};

const nothing: KnownDay = { messages: 0, responses: 0 };

/** The frame needs the counts without loading the code for operators. Nothing for guests. */
let known = nothing;
const watchers = new Set<() => void>();

export function setKnownDay(today: Today | null): void {
  const { inbox = null } = today ?? {};
  const next = inbox ? { messages: inbox.new + inbox.declarations, responses: inbox.responses } : nothing;
  if (next.messages === known.messages && next.responses === known.responses) return;
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
