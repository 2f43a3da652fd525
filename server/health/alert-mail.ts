import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { ComposedMail } from '#server/outbox/composed-mail.ts';
import { directMail } from '#server/outbox/mails/direct-mail.ts';
import { mailWords } from '#server/outbox/mails/mail-words.ts';
import type { TroubleMail } from './alerts.ts';

/** The alert about a store, and with it the outbox, that cannot be written. */
export function troubleMail({ at, trouble, ...order }: TroubleMail, content: Content): ComposedMail {
  const language = content.site.operatorLanguage;
  const facts = { happenedAt: momentInWords(language, at), trouble };
  return directMail({ ...order, language }, mailWords(content, language).storeClosed, content, facts);
}
