import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { shortenDeclaration } from '#domain/forms/declaration-excerpt.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { Store } from '#server/core/store/store.ts';
import { confirmationOf } from '#server/forms/confirmations.ts';
import { findSupportMessage, type StoredMessage } from '#server/forms/support-messages.ts';
import { findSurveyResponse } from '#server/forms/survey-responses.ts';
import { asciiAddress, type ComposedMail, envelope } from '#server/outbox/composed-mail.ts';
import type { MailNotice } from '#server/outbox/mails/mail-notice.ts';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import { visitorHtml } from '#server/outbox/mails/visitor-html.tsx';
import { type VisitorMail, visitorText } from '#server/outbox/mails/visitor-mail.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';
import { declarationFields, declarationNotice, messageNotice, responseNotice } from './form-notices.ts';

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

/**
 * Repeats no typed text, not even the name: a form filled in with another person's address sends them nothing else
 * (MAIL-04).
 */
export function acknowledgement(message: StoredMessage, content: Content): VisitorMail {
  const language = languageOfMail(message.language);
  const words = mailWords(content, language).acknowledgement;
  const facts = {
    ...factsIn(content, language),
    reference: message.reference,
    receivedAt: momentInWords(language, message.receivedAt),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(words.preview, facts),
    opening: [words.greeting, ...words.paragraphs.map((text) => fillWords(text, facts))],
    fields: [],
    ending: [`${words.closing}\n${fillWords(words.sender, facts)}`],
    remarks: [fillWords(words.footer, facts)],
  };
}

/** On a durable medium (LAW-05, LAW-06). Long texts are shortened unless a person sends it (not `isAutomatic`). */
function declarationConfirmation(
  declaration: StoredMessage,
  kind: DeclarationKind,
  content: Content,
  isAutomatic: boolean,
): VisitorMail {
  const language = languageOfMail(declaration.language);
  const { common, declarationConfirmation: words } = mailWords(content, language);
  const receivedAt = momentInWords(language, declaration.receivedAt);
  const facts = { ...factsIn(content, language), reference: declaration.reference, receivedAt };
  const own = words[kind];
  const shown = isAutomatic ? shortenDeclaration(declaration) : declaration;
  return {
    language,
    subject: fillWords(own.subject, facts),
    preview: fillWords(words.preview, facts),
    opening: [words.greeting, fillWords(own.intro, facts)],
    fields: [
      ...declarationFields(content, shown, language),
      { label: common.labels.receivedAt, value: receivedAt },
      { label: common.labels.reference, value: declaration.reference },
    ],
    ending: [
      ...(shown === declaration ? [] : [fillWords(words.shortened, facts)]),
      own.next,
      fillWords(words.keep, facts),
      `${words.closing}\n${fillWords(words.sender, facts)}`,
    ],
    remarks: [fillWords(words.footer, facts), fillWords(words.legal, facts)],
  };
}
