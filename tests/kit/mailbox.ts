import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { ComposedMail } from '#server/outbox/composed-mail.ts';
import { createMailTransport } from '#server/outbox/transport.ts';

export type Received = {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
};

/** Accepts mails, or refuses their recipient or content with a code. */
export type MailboxBehaviour = {
  recipientCode?: number;
  /** For good, whatever the code. */
  refuses?: ((address: string) => boolean) | undefined;
  contentCode?: number;
  /** While its sender waits for the answer. */
  beforeTaking?: (() => Promise<void>) | undefined;
  /** After a mail is taken, before the sender learns of it. */
  afterTaking?: (() => void) | undefined;
};

/** A real SMTP server; `behave` may be changed while it runs. With the port of one that was stopped, it is back. */
export async function startMailbox(behave: MailboxBehaviour = {}, options: SMTPServerOptions = {}, port = 0) {
  const mailbox = await openMailbox(behave, options, port);
  onTestFinished(mailbox.stop);
  return mailbox;
}

/** One connection for all tests of a file: of each new one the server waits 100 ms for who speaks too early. */
export function mailboxOfFile(): (mail: ComposedMail) => Promise<Received> {
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let transport: ReturnType<typeof createMailTransport>;
  beforeAll(async () => {
    mailbox = await openMailbox();
    transport = createMailTransport(mailbox.url);
  });
  afterAll(async () => {
    transport.close();
    await mailbox.stop();
  });
  return async (mail) => {
    await transport.send(mail);
    return mailbox.received.at(-1)!;
  };
}

async function openMailbox(behave: MailboxBehaviour = {}, options: SMTPServerOptions = {}, fixedPort = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onRcptTo: ({ address }, _, done) => done(refusal(behave.refuses?.(address) ? 550 : behave.recipientCode)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void take(Buffer.concat(chunks)).then(done));
      async function take(raw: Buffer): Promise<Error | undefined> {
        await behave.beforeTaking?.();
        if (behave.contentCode) return refusal(behave.contentCode);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString('latin1'),
          mail: await PostalMime.parse(raw),
        });
        behave.afterTaking?.();
        return undefined;
      }
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(fixedPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = async () => await new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, port, received, behave, stop };
}

/** The text, and the HTML with its line breaks. */
export function bothParts({ text, html }: Email): string[] {
  return [text!, html!.replaceAll('<br>', '\n')];
}

function refusal(code: number | undefined): Error | undefined {
  return code === undefined
    ? undefined
    : Object.assign(new Error('refused by the mailbox'), { responseCode: code });
}
