import type { Content } from '#content/content.ts';
import { emailInAscii } from '#domain/forms/email-address.ts';
import { type MailBody, mailHtml, mailText } from './mails/mail-body.tsx';
import type { MailNotice } from './mails/mail-words.ts';

/** All addresses in ASCII (MAIL-07). */
export type ComposedMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  inReplyTo?: string;
  references?: string[];
  subject: string;
  headers: Record<string, string>;
  /** An automatic answer has an empty sender, so that nothing can answer it (RFC 3834). */
  envelope?: { from: ''; to: string };
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** `id` is the one in the outbox. */
export function composedMail(id: string, to: string, body: MailBody, content: Content): ComposedMail {
  return {
    messageId: messageIdOf(id, content),
    from: { name: content.site.brand.name, address: asciiAddress(content.site.mailFrom) },
    to: asciiAddress(to),
    subject: body.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mailText(body),
    html: mailHtml(body, content.site.brand.name),
  };
}

/** OPERATOR_EMAIL is the address of a recipient who has none. */
export function composeNotice(
  id: string,
  notice: MailNotice,
  content: Content,
  address: string | null,
): ComposedMail {
  const mail = composedMail(id, address ?? content.site.operatorEmail, notice, content);
  return { ...mail, replyTo: notice.replyTo && answerTo(notice.replyTo) };
}

/** Visitors answer to the public address. */
export function publicContact({ site }: Content) {
  return { name: site.brand.name, address: asciiAddress(site.email) };
}

export function messageIdOf(mailId: string, content: Content): string {
  const sender = asciiAddress(content.site.mailFrom);
  return `<${mailId}@${sender.slice(sender.indexOf('@') + 1)}>`;
}

/** Longest address (RFC 5321 4.5.3.1), and length of a name that fits into a one-line header. */
const longestAddress = 254;
const longestName = 100;

/** Servers refuse header lines over 998 characters (RFC 5322 2.1.1); the mail's text has both in full. */
function answerTo({ name, address }: { name: string; address: string }) {
  const ascii = asciiAddress(address);
  if (ascii.length > longestAddress) return undefined;
  return { name: [...name].slice(0, longestName).join(''), address: ascii };
}

export function asciiAddress(address: string): string {
  const ascii = emailInAscii(address);
  if (ascii === undefined) throw new Error('The address cannot be written in ASCII');
  return ascii;
}
