import { isExampleAddress } from '#domain/health/example-address.ts';

type Site = { readonly operatorEmail: string };

/**
 * The team's mailbox also gets a link for the first operator. The first person to use it becomes the owner, as with the
 * link that the start prints: the administrator controls both. Undefined for an example address (RFC 2606).
 */
export function firstLinkRecipient({ operatorEmail }: Site, smtpUrl: string | undefined): string | undefined {
  return smtpUrl === undefined || isExampleAddress(operatorEmail) ? undefined : operatorEmail;
}

/** The end of the start's output; the link is alone in its line, so that a terminal opens it and a double click takes it. */
export function firstLinkText(link: string, exampleRecipient?: string): string {
  return [
    '',
    'The admin area has no account yet. Create the first one with this link.',
    'It works once, within 24 hours.',
    ...(exampleRecipient
      ? [`It is not emailed: ${exampleRecipient} is an example address. Set OPERATOR_EMAIL to your own.`]
      : []),
    '',
    link,
    '\n',
  ].join('\n');
}
