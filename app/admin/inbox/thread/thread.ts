import type { IncomingMail } from '#domain/api/inbox/incoming-mail.ts';
import type { MessageReply, WholeMessage } from '#domain/api/inbox/message.ts';

export type ThreadEntry = { readonly reply: MessageReply } | { readonly mail: IncomingMail };

/** What was written after the message, in the order of time. */
export function threadOf({ replies, incoming }: WholeMessage): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...replies.map((reply) => ({ reply })),
    ...incoming.map((mail) => ({ mail })),
  ];
  return entries.sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1));
}

function momentOf(entry: ThreadEntry): string {
  return 'reply' in entry ? entry.reply.createdAt : entry.mail.createdAt;
}

/** What a reply answers: if it is another one when the reply is sent, somebody has written meanwhile. */
export function lastEntryOf(message: WholeMessage): string {
  // Machines do not change what there is to answer.
  const last = threadOf(message).findLast((entry) => 'reply' in entry || entry.mail.kind !== 'automatic');
  if (!last) return message.id;
  return 'reply' in last ? last.reply.id : last.mail.id;
}
