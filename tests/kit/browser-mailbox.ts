import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { mailboxAddress } from './addresses.ts';

/** Waits for the first mail whose text contains something that only one test has written. */
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

/** Waits for the first mail to an address whose text contains something. */
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

/** How many mails contain a text; for proving that nothing was sent twice. */
export async function countMailsContaining(text: string): Promise<number> {
  return (await allMails()).filter((mail) => mail.text?.includes(text)).length;
}

async function allMails(): Promise<Email[]> {
  return (await (await fetch(mailboxAddress)).json()) as Email[];
}
