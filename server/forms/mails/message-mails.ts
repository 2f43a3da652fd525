import type { Content } from '#content/content.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { Db } from '#server/core/store/store.ts';
import { confirmationOf } from '#server/forms/confirmations.ts';
import { findSupportMessage, type StoredMessage } from '#server/forms/support-messages.ts';
import {
  asciiAddress,
  type ComposedMail,
  composedMail,
  publicContact,
} from '#server/outbox/composed-mail.ts';
import type { MailBody } from '#server/outbox/mails/mail-body.tsx';
import {
  labelled,
  languageOfMail,
  type MailNotice,
  mailWords,
  nameAndTopic,
  pageLanguageName,
  shortened,
  teamNotice,
  visitorLetter,
} from '#server/outbox/mails/mail-words.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';
import { declarationConfirmation, declarationNotice } from './declaration-mails.ts';

/**
 * An automatic answer to a visitor; undefined if the message is gone. The header keeps other machines from answering (RFC 3834), people
 * reach the public contact address.
 */
export async function composeAnswer(
  db: Db,
  { id, isAutomatic }: ClaimedMail,
  messageId: string,
  content: Content,
): Promise<ComposedMail | undefined> {
  const message = await findSupportMessage(db, messageId);
  if (!message) return undefined;
  const body =
    message.kind === 'message'
      ? acknowledgement(message, content)
      : declarationConfirmation(message, message.kind, content, isAutomatic);
  return {
    ...composedMail(id, message.email, body, content),
    envelope: { from: '', to: asciiAddress(message.email) },
    replyTo: publicContact(content),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

export async function noticeOfMessage(
  db: Db,
  messageId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const message = await findSupportMessage(db, messageId);
  if (!message) return undefined;
  if (message.kind === 'message') return messageNotice(message, content);
  const mails = await listMailsAbout(db, 'support_messages', [message.id]);
  return declarationNotice(message, message.kind, confirmationOf(message.id, mails), content);
}

/**
 * Repeats no typed text, not even the name: a form filled in with another person's address sends them nothing else
 * (MAIL-04).
 */
export function acknowledgement(message: StoredMessage, content: Content): MailBody {
  const language = languageOfMail(message.language);
  const words = mailWords(content, language).acknowledgement;
  const { reference, receivedAt } = message;
  return visitorLetter(content, language, words, {
    facts: { reference, receivedAt: momentInWords(language, receivedAt) },
    parts: words.paragraphs,
  });
}

function messageNotice(message: StoredMessage, content: Content): MailNotice {
  const { operatorLanguage: language, retention } = content.site;
  const { common, messageNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const facts = {
    ...nameAndTopic(message),
    reference: message.reference,
    receivedAt: momentInWords(language, message.receivedAt),
    visitorEmail: short(message.email),
    retentionMessageMonths: String(retention.messageMonths),
  };
  const written = messageFields.map((field) => ({
    label: common.labels[field],
    value: short(message[field]) || common.notGiven,
  }));
  const { receivedAt, reference } = facts;
  const pageLanguage = pageLanguageName(content, language, message.language);
  return {
    ...teamNotice(content, words, {
      facts,
      page: `messages?message=${message.id}`,
      fields: [...written, ...labelled(common.labels, { receivedAt, pageLanguage, reference })],
      remarks: [words.retention],
    }),
    replyTo: { name: message.name, address: message.email },
  };
}
