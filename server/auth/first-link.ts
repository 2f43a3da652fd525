import { isExampleAddress } from '#domain/example-address.ts';

type Site = { readonly operatorEmail: string };

/**
 * The mailbox of the team also gets the link for the first operator. Whoever reads it first becomes the owner, as does
 * whoever reads the output of the start: both are in the hands of who set the site up. Not the example address.
 */
export function firstLinkRecipient({ operatorEmail }: Site, smtpUrl: string | undefined): string | undefined {
  return smtpUrl === undefined || isExampleAddress(operatorEmail) ? undefined : operatorEmail;
}

/** The last of what the start prints; the link alone in its line, so that a terminal opens it and a double click takes it. */
export function firstLinkText(link: string): string {
  return `\nNobody can sign in to the admin area yet. Create the first account with this link, within 24 hours:\n\n${link}\n\n`;
}
