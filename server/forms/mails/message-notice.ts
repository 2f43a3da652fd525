import type { Content } from '#content/content.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import type { Language } from '#domain/language/languages.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import { type MailNotice, shortened } from '#server/outbox/mails/mail-notice.ts';
import { fillWords, mailWords, pageLanguageName } from '#server/outbox/mails/mail-words.ts';
import { nameAndTopic } from '#server/outbox/mails/topic.ts';

export function messageNotice(message: StoredMessage, content: Content): MailNotice {
  const { site } = content;
  const language: Language = site.operatorLanguage;
  const { common, messageNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const facts = {
    ...nameAndTopic(message),
    reference: message.reference,
    receivedAt: momentInWords(language, message.receivedAt),
    visitorEmail: short(message.email),
    pageLanguage: pageLanguageName(content, language, message.language),
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/messages?message=${message.id}`,
    retentionMessageMonths: String(site.retention.messageMonths),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(words.preview, facts),
    intro: fillWords(words.intro, facts),
    fields: [
      ...messageFields.map((field) => ({
        label: common.labels[field],
        value: short(message[field]) || common.notGiven,
      })),
      ...(['receivedAt', 'pageLanguage', 'reference'] as const).map((field) => ({
        label: common.labels[field],
        value: facts[field],
      })),
    ],
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [fillWords(words.retention, facts), fillWords(common.operatorFooter, facts)],
    replyTo: { name: message.name, address: message.email },
  };
}
