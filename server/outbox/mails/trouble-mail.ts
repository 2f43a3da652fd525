import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { type ComposedMail, directMail } from '#server/outbox/composed-mail.ts';
import { mailWords } from './mail-words.ts';

export type TroubleMail = { id: string; to: string; name: string; at: string; trouble: string };

/** Of a store that cannot be written, and with it the outbox. */
export function troubleMail({ at, trouble, ...order }: TroubleMail, content: Content): ComposedMail {
  const language = content.site.operatorLanguage;
  const facts = { happenedAt: momentInWords(language, at), trouble };
  return directMail({ ...order, language }, mailWords(content, language).storeClosed, content, facts);
}
