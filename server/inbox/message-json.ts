import type { Kysely } from 'kysely';
import type { ListedMessage, WholeMessage } from '#domain/api/message.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { worstMail } from '#domain/outbox/worst-mail.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { isAnswerKind } from '#server/forms/auto-reply.ts';
import { confirmable, confirmationOf } from '#server/forms/confirmations.ts';
import { listMailsAbout, mailJson, type OutboxEntry } from '#server/outbox/outbox.ts';
import { findInboxMessage, type InboxMessage, listOthersOf } from './inbox.ts';
import { listIncomingMails } from './incoming/incoming-mails.ts';
import { listNotes, listReplies } from './message-replies.ts';

const mostOthers = 10;

/** `mail` is the worst state of its mails, `confirmation` that of the one a declaration requires. */
export function listedMessageJson(
  message: InboxMessage,
  mails: readonly OutboxEntry[],
  unanswered: ReadonlySet<string>,
): ListedMessage {
  const { message: excerpt, ...rest } = message;
  const own = mails.filter(({ submissionId }) => submissionId === message.id);
  return {
    ...rest,
    name: lineExcerpt(message.name),
    company: lineExcerpt(message.company),
    excerpt,
    replies: own.filter(({ kind }) => kind === 'message-reply').length,
    isUnanswered: unanswered.has(message.id) && message.status !== 'done',
    mail: worstMail(own) ?? null,
    confirmation: confirmationOf(message.id, own)?.status ?? null,
  };
}

export async function wholeMessageJson(
  db: Kysely<Tables>,
  id: string,
  sendsMail: boolean,
): Promise<WholeMessage | undefined> {
  const message = await findInboxMessage(db, id);
  if (!message) return undefined;
  const found = await listMailsAbout(db, 'support_messages', [id]);
  const mails = found.map(mailJson);
  const replies = await listReplies(db, id);
  return {
    ...message,
    notices: mails.filter(({ kind }) => kind === 'message-notice' || kind === 'answer-notice'),
    answers: mails.filter(({ kind }) => isAnswerKind(kind)),
    confirmable: confirmable(message, found),
    others: await listOthersOf(db, message, mostOthers),
    notes: await listNotes(db, id),
    replies: replies.map(({ messageId: _, ...reply }) => ({
      ...reply,
      mail: mails.find((mail) => mail.id === reply.id) ?? null,
    })),
    incoming: await listIncomingMails(db, id),
    sendsMail,
  };
}
