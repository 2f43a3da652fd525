import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import {
  labelled,
  type MailNotice,
  mailWords,
  nameAndTopic,
  shortened,
  teamNotice,
} from '#server/outbox/mails/mail-words.ts';

/** No Reply-To: an answer to it would bypass the thread. */
export async function answerNotice(
  db: Db,
  messageId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const message = await findSupportMessage(db, messageId);
  const answer = (await listIncomingMails(db, messageId)).findLast(({ kind }) => kind === 'answer');
  if (!message || !answer) return undefined;
  const { operatorLanguage: language } = content.site;
  const { common, answerNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const name = answer.from.name || message.name;
  const { written } = splitQuote(answer.text);
  const { reference } = message;
  const receivedAt = momentInWords(language, answer.createdAt);
  const values = {
    name: short(name),
    email: short(answer.from.address),
    message: short(written) || common.notGiven,
    receivedAt,
    reference,
  };
  return teamNotice(content, words, {
    facts: { ...nameAndTopic({ name, message: written || answer.subject }), reference, receivedAt },
    page: `messages?message=${message.id}`,
    fields: labelled(common.labels, values),
  });
}
