import type { WholeMessage } from '#domain/answers/message.ts';

/** What a reply answers: if it is another one when the reply is sent, somebody has written meanwhile. */
export function lastEntryOf({ id, replies }: WholeMessage): string {
  return replies.at(-1)?.id ?? id;
}
