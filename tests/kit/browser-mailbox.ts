import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { mailboxAddress } from './addresses.ts';

/** `text` must be unique to one test. */
export async function mailContaining(text: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await allMails()).find((mail) => mail.text?.includes(text));
        return found !== undefined;
      },
      { message: `a mail containing ${text}`, timeout: 15_000 },
    )
    .toBe(true);
  return found!;
}

export async function mailTo(address: string, text: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await allMails()).find(
          (mail) => mail.to?.some((to) => to.address === address) && mail.text?.includes(text),
        );
        return found !== undefined;
      },
      { message: `a mail to ${address} containing ${text}`, timeout: 15_000 },
    )
    .toBe(true);
  return found!;
}

/** For proving that nothing was sent twice. */
export async function countMailsContaining(text: string): Promise<number> {
  return (await allMails()).filter((mail) => mail.text?.includes(text)).length;
}

/** As the customer's mail program sends it to the mailbox that the site reads. */
export async function answerByMail(mail: Email, from: string, body: string): Promise<void> {
  const lines = [
    `From: ${from}`,
    `Subject: Re: ${mail.subject}`,
    `Message-ID: <${crypto.randomUUID()}@customer.example>`,
    `In-Reply-To: ${mail.messageId}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  await fetch(mailboxAddress, { method: 'POST', body: `${lines.join('\r\n')}\r\n\r\n${body}\r\n` });
}

async function allMails(): Promise<Email[]> {
  return (await (await fetch(mailboxAddress)).json()) as Email[];
}
