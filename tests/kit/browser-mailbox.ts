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

async function allMails(): Promise<Email[]> {
  return (await (await fetch(mailboxAddress)).json()) as Email[];
}
