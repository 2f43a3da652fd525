import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { Language } from '#domain/language/languages.ts';
import { asciiAddress, type ComposedMail, envelope } from './composed-mail.ts';
import { fillWords } from './mails/fill-words.ts';
import { mailWords } from './mails/mail-words.ts';
import { visitorHtml } from './mails/visitor-html.tsx';
import { type VisitorMail, visitorText } from './mails/visitor-mail.ts';

type Order = { id: string; to: string; name: string; language: Language };

/** A mail to an operator that goes past the outbox. */
export function directMail(
  { id, to, name, language }: Order,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
  content: Content,
  more: Readonly<Record<string, string>> = {},
): ComposedMail {
  const { access } = mailWords(content, language);
  const facts = { ...factsIn(content, language), operatorName: name, ...more };
  const words: VisitorMail = {
    language,
    subject: fillWords(subject, facts),
    preview: fillWords(paragraphs[0]!, facts),
    opening: [access.greeting, ...paragraphs].map((text) => fillWords(text, facts)),
    fields: [],
    ending: [],
    remarks: [fillWords(access.footer, facts)],
  };
  return {
    ...envelope({ id }, content),
    to: asciiAddress(to),
    subject: words.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: visitorText(words),
    html: visitorHtml(words),
  };
}
