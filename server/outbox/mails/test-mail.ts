import { randomUUID } from 'node:crypto';
import type { Content } from '#content/content.ts';
import type { TestMailAnswer } from '#domain/api/mail.ts';
import type { Language } from '#domain/language/languages.ts';
import { type ComposedMail, directMail } from '#server/outbox/composed-mail.ts';
import { createMailTransport, DeliveryError } from '#server/outbox/transport.ts';
import { mailWords } from './mail-words.ts';

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
      return answered(true, await transport.send(compose(order, content())));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return answered(false, error.reason);
    } finally {
      transport.close();
    }
  };
}

function compose(order: Order, content: Content): ComposedMail {
  const { test } = mailWords(content, order.language);
  return directMail({ id: randomUUID(), ...order }, test, content);
}
