import type { Content } from '#content/content.ts';
import type { IncomingMail } from '#domain/answers/incoming-mail.ts';
import { momentInWords } from '#domain/moment-in-words.ts';
import { splitQuote } from '#domain/quoted-text.ts';
import type { StoredMessage } from '#server/store/support-messages.ts';
import { fillWords } from './fill-words.ts';
import type { MailNotice } from './mail-notice.ts';
import { mailWords } from './mail-words.ts';
import { shortened } from './shortened.ts';
import { nameAndTopic } from './topic.ts';

/** Without Reply-To: an answer to it would go past the thread. */
export function answerNotice(message: StoredMessage, answer: IncomingMail, content: Content): MailNotice {
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
    intro: fillWords(words.intro, facts),
    fields: (['name', 'email', 'message', 'receivedAt', 'reference'] as const).map((field) => ({
      label: common.labels[field],
      value: values[field],
    })),
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [fillWords(common.operatorFooter, facts)],
  };
}
