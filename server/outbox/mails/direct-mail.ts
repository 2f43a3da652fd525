import { randomUUID } from 'node:crypto';
import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { TestMailAnswer } from '#domain/api/mail.ts';
import type { Language } from '#domain/language/languages.ts';
import { automaticMail, type ComposedMail } from '#server/outbox/composed-mail.ts';
import { createMailTransport, DeliveryError } from '#server/outbox/transport.ts';
import type { MailBody } from './mail-body.tsx';
import { fillWords, mailWords } from './mail-words.ts';

type Order = { to: string; name: string; language: Language };

/** The browser waits for 20 seconds. */
const patience = {
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  dnsTimeout: 8000,
  socketTimeout: 15_000,
};

/** Sends directly, past the outbox, because the operator waits for the mail server's answer. */
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
      return answered(true, await transport.send(testMail(order, content())));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return answered(false, error.reason);
    } finally {
      transport.close();
    }
  };
}

function testMail(order: Order, content: Content): ComposedMail {
  const { test } = mailWords(content, order.language);
  return directMail({ id: randomUUID(), ...order }, test, content);
}

/** A mail to an operator that goes past the outbox. */
export function directMail(
  { id, to, name, language }: Order & { id: string },
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
  content: Content,
  more: Readonly<Record<string, string>> = {},
): ComposedMail {
  const { access } = mailWords(content, language);
  const facts = { ...factsIn(content, language), operatorName: name, ...more };
  const body: MailBody = {
    language,
    subject: fillWords(subject, facts),
    preview: fillWords(paragraphs[0]!, facts),
    opening: [access.greeting, ...paragraphs].map((text) => fillWords(text, facts)),
    remarks: [fillWords(access.footer, facts)],
  };
  return automaticMail(id, to, body, content);
}
