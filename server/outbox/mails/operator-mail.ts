import { randomUUID } from 'node:crypto';
import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { TestMailAnswer } from '#domain/api/mail.ts';
import type { Language } from '#domain/language/languages.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { type ComposedMail, composedMail } from '#server/outbox/composed-mail.ts';
import { createMailTransport, DeliveryError } from '#server/outbox/transport.ts';
import { greeting, mailWords, writeMail } from './mail-words.ts';

type Words = Readonly<Record<'subject' | 'preview' | 'footer', string>> & {
  readonly paragraphs: readonly string[];
};

/** A mail to an operator about access or the site. */
export function operatorMail(
  { id, to, language }: { id: string; to: string; language: Language },
  { subject, preview, paragraphs, footer }: Words,
  content: Content,
  details: Readonly<Record<string, string>>,
): ComposedMail {
  const facts = { ...factsIn(content, language), ...details, name: details.operatorName ?? '' };
  const hello = greeting(mailWords(content, language).common, facts);
  const words = { subject, preview, parts: [hello, ...paragraphs], footer: [footer] };
  return composedMail(id, to, writeMail(language, words, facts), content);
}

type Order = { to: string; name: string; language: Language };

/** Sent past the outbox. */
function directMail(
  kind: 'test' | 'storeClosed',
  { id, name, ...order }: Order & { id: string },
  content: Content,
  details: Readonly<Record<string, string>> = {},
): ComposedMail {
  const mail = mailWords(content, order.language);
  const { footer } = mail.access;
  const words = { preview: mail[kind].paragraphs[0]!, footer, ...mail[kind] };
  return operatorMail({ id, ...order }, words, content, { operatorName: name, ...details });
}

export type TroubleMail = { id: string; to: string; name: string; at: string; trouble: string };

/** The alert about a store, and with it the outbox, that cannot be written. */
export function troubleMail({ at, trouble, ...order }: TroubleMail, content: Content): ComposedMail {
  const language = content.site.operatorLanguage;
  const happenedAt = momentInWords(language, at);
  return directMail('storeClosed', { ...order, language }, content, { happenedAt, trouble });
}

/** The browser waits for 20 seconds. */
const patience = {
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  dnsTimeout: 8000,
  socketTimeout: 15_000,
};

export type SendTestMail = ReturnType<typeof createTestMail>;

/** The operator waits for the mail server's answer. */
export function createTestMail({ content, smtpUrl }: { content: () => Content; smtpUrl: string }) {
  return async (order: Order): Promise<TestMailAnswer> => {
    const transport = createMailTransport(smtpUrl, patience);
    const started = performance.now();
    const answered = (isAccepted: boolean, answer: string) => ({
      isAccepted,
      answer,
      to: order.to,
      ms: Math.round(performance.now() - started),
    });
    try {
      const mail = directMail('test', { id: randomUUID(), ...order }, content());
      return answered(true, await transport.send(mail));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return answered(false, error.reason);
    } finally {
      transport.close();
    }
  };
}
