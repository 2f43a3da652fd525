import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { Language } from '#domain/languages.ts';
import { momentInWords } from '#domain/moment-in-words.ts';
import type { StoredReply } from '#server/store/message-replies.ts';
import type { StoredMessage } from '#server/store/support-messages.ts';
import { fillWords } from './fill-words.ts';
import { languageOfMail, mailWords } from './mail-words.ts';

export type ReplyMail = {
  language: Language;
  subject: string;
  text: string;
  closing: string;
  signature: readonly string[];
  legal: string;
  quote?: { header: string; text: string };
};

export function messageReply(message: StoredMessage, reply: StoredReply, content: Content): ReplyMail {
  const language = languageOfMail(message.language);
  const words = mailWords(content, language).reply;
  const facts = {
    ...factsIn(content, language),
    subject: reply.subject,
    reference: message.reference,
    operatorName: reply.author.name,
    sentAt: momentInWords(language, message.receivedAt),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    text: reply.text,
    closing: words.closing,
    signature: words.signature.map((line) => fillWords(line, facts)),
    legal: fillWords(words.legal, facts),
    ...(reply.quote ? { quote: { header: fillWords(words.quoteHeader, facts), text: message.message } } : {}),
  };
}

export function replyText({ text, closing, signature, legal, quote }: ReplyMail): string {
  const quoted = quote && [quote.header, quote.text.replaceAll(/^/gm, '> ')].join('\n');
  return [text, [closing, ...signature].join('\n'), ...(quoted ? [quoted] : []), `-- \n${legal}`].join(
    '\n\n',
  );
}
