import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import type { Store } from '#server/core/store/store.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import type { MailNotice } from '#server/outbox/mails/mail-body.tsx';
import { fillWords, mailWords, nameAndTopic, shortened } from '#server/outbox/mails/mail-words.ts';

/** No Reply-To: an answer to it would bypass the thread. */
export async function answerNotice(
  db: Store['db'],
  messageId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const message = await findSupportMessage(db, messageId);
  const answer = (await listIncomingMails(db, messageId)).findLast(({ kind }) => kind === 'answer');
  if (!message || !answer) return undefined;
  const { site } = content;
  const language = site.operatorLanguage;
  const { common, answerNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const name = answer.from.name || message.name;
  const { written } = splitQuote(answer.text);
  const facts = {
    ...nameAndTopic({ name, message: written || answer.subject }),
    reference: message.reference,
    receivedAt: momentInWords(language, answer.createdAt),
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/messages?message=${message.id}`,
  };
  const values = {
    name: short(name),
    email: short(answer.from.address),
    message: short(written) || common.notGiven,
    receivedAt: facts.receivedAt,
    reference: message.reference,
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(words.preview, facts),
    opening: [fillWords(words.intro, facts)],
    fields: (['name', 'email', 'message', 'receivedAt', 'reference'] as const).map((field) => ({
      label: common.labels[field],
      value: values[field],
    })),
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [fillWords(common.operatorFooter, facts)],
  };
}
