import { randomUUID } from 'node:crypto';
import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { TestMailAnswer } from '#domain/answers/mail.ts';
import type { Language } from '#domain/languages.ts';
import { asciiAddress, type ComposedMail, envelope } from './compose-mail.ts';
import { fillWords } from './fill-words.ts';
import { mailWords } from './mail-words.ts';
import { createMailTransport, DeliveryError } from './transport.ts';
import { visitorHtml } from './visitor-html.tsx';
import { type VisitorMail, visitorText } from './visitor-mail.ts';

type Order = { to: string; name: string; language: Language };

/** The browser waits for 20 seconds. */
const patience = {
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  dnsTimeout: 8000,
  socketTimeout: 15_000,
};

/** Sends at once and beside the outbox, because somebody waits for the mail server's answer. */
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

function compose({ to, name, language }: Order, content: Content): ComposedMail {
  const { access, test } = mailWords(content, language);
  const facts = { ...factsIn(content, language), operatorName: name };
  const words: VisitorMail = {
    language,
    subject: fillWords(test.subject, facts),
    preview: fillWords(test.paragraphs[0]!, facts),
    opening: [fillWords(access.greeting, facts), ...test.paragraphs.map((text) => fillWords(text, facts))],
    fields: [],
    ending: [],
    remarks: [fillWords(access.footer, facts)],
  };
  return {
    ...envelope({ id: randomUUID() }, content),
    to: asciiAddress(to),
    subject: words.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: visitorText(words),
    html: visitorHtml(words),
  };
}
