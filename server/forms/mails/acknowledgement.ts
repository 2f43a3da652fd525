import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import type { VisitorMail } from '#server/outbox/mails/visitor-mail.ts';

/**
 * Repeats no typed text, not even the name: a form filled in with another person's address sends them nothing else
 * (MAIL-04).
 */
export function acknowledgement(message: StoredMessage, content: Content): VisitorMail {
  const language = languageOfMail(message.language);
  const words = mailWords(content, language).acknowledgement;
  const facts = {
    ...factsIn(content, language),
    reference: message.reference,
    receivedAt: momentInWords(language, message.receivedAt),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(words.preview, facts),
    opening: [words.greeting, ...words.paragraphs.map((text) => fillWords(text, facts))],
    fields: [],
    ending: [`${words.closing}\n${fillWords(words.sender, facts)}`],
    remarks: [fillWords(words.footer, facts)],
  };
}
