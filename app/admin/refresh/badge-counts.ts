import { externalStore } from '#app/admin/external-store.ts';
import type { Today } from '#domain/api/today.ts';

/** Counts on the tabs, in the title and beside the draft. */
export type BadgeCounts = {
  readonly messages: number;
  readonly responses: number;
  /** Fields of the draft of words and facts. */
  readonly changedContent: number;
};

/** The frame shows the counts without loading the code for operators. */
const counts = externalStore<BadgeCounts>({ messages: 0, responses: 0, changedContent: 0 });

export function setBadgeCounts(today: Today | null): void {
  const { inbox, content } = today ?? {};
  const messages = inbox ? inbox.new + inbox.answered + inbox.declarations : 0;
  // On the icon of the installed app; browsers that have none refuse it.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(messages).catch(() => {});
  counts.set({
    messages,
    responses: inbox?.responses ?? 0,
    changedContent: content?.changed ?? 0,
  });
}

export const useBadgeCounts = counts.use;
