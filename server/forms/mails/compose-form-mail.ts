import type { Content } from '#content/content.ts';
import type { Store } from '#server/core/store/store.ts';
import { confirmationOf } from '#server/forms/confirmations.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { findSurveyResponse } from '#server/forms/survey-responses.ts';
import { asciiAddress, type ComposedMail, envelope } from '#server/outbox/composed-mail.ts';
import type { MailNotice } from '#server/outbox/mails/mail-notice.ts';
import { visitorHtml } from '#server/outbox/mails/visitor-html.tsx';
import { type VisitorMail, visitorText } from '#server/outbox/mails/visitor-mail.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';
import { acknowledgement } from './acknowledgement.ts';
import { declarationConfirmation } from './declaration-confirmation.ts';
import { declarationNotice } from './declaration-notice.ts';
import { messageNotice } from './message-notice.ts';
import { responseNotice } from './response-notice.ts';

/**
 * An automatic answer to a visitor; undefined if the message is gone. The header keeps other machines from answering (RFC 3834), people
 * reach the public contact address.
 */
export async function composeAnswer(
  db: Store['db'],
  mail: ClaimedMail,
  submissionId: string,
  content: Content,
): Promise<ComposedMail | undefined> {
  const message = await findSupportMessage(db, submissionId);
  if (!message) return undefined;
  const answer: VisitorMail =
    message.kind === 'message'
      ? acknowledgement(message, content)
      : declarationConfirmation(message, message.kind, content, mail.isAutomatic);
  const to = asciiAddress(message.email);
  return {
    ...envelope(mail, content),
    envelope: { from: '', to },
    to,
    replyTo: { name: content.site.brand.name, address: asciiAddress(content.site.email) },
    subject: answer.subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: visitorText(answer),
    html: visitorHtml(answer),
  };
}

export async function noticeOfMessage(
  db: Store['db'],
  messageId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const message = await findSupportMessage(db, messageId);
  if (!message) return undefined;
  if (message.kind === 'message') return messageNotice(message, content);
  const mails = await listMailsAbout(db, 'support_messages', [message.id]);
  return declarationNotice(message, message.kind, confirmationOf(message.id, mails), content);
}

export async function noticeOfResponse(
  db: Store['db'],
  responseId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const response = await findSurveyResponse(db, responseId);
  return response && responseNotice(response, content);
}
