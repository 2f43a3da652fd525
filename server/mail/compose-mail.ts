import type { Content } from '#content/content.ts';
import { emailInAscii } from '#domain/email-address.ts';
import type { LinkToMail, MailKind } from '#domain/mail-kinds.ts';
import { noticeTopics } from '#domain/notice-choice.ts';
import { isAnswerKind } from '#server/store/answer-plan.ts';
import { confirmationOf } from '#server/store/confirmations.ts';
import { listIncomingMails } from '#server/store/incoming-mails.ts';
import { readFile } from '#server/store/message-files.ts';
import { listReplies, type StoredReply } from '#server/store/message-replies.ts';
import { topicsOf } from '#server/store/notice-choices.ts';
import { countForDigest } from '#server/store/notices.ts';
import { listMailsAbout } from '#server/store/outbox.ts';
import type { ClaimedMail } from '#server/store/outbox-claims.ts';
import type { Store } from '#server/store/store.ts';
import { findSupportMessage } from '#server/store/support-messages.ts';
import { findSurveyResponse } from '#server/store/survey-responses.ts';
import { type AccessMailKind, accessMail, carriesLink, isAccessMailKind } from './access-mail.ts';
import { acknowledgement } from './acknowledgement.ts';
import { answerNotice } from './answer-notice.ts';
import { declarationConfirmation } from './declaration-confirmation.ts';
import { declarationNotice } from './declaration-notice.ts';
import { digest } from './digest.ts';
import type { MailNotice } from './mail-notice.ts';
import { messageNotice } from './message-notice.ts';
import { messageReply, replyText } from './message-reply.ts';
import { noticeHtml } from './notice-html.tsx';
import { noticeText } from './notice-text.ts';
import { replyHtml } from './reply-html.tsx';
import { responseNotice } from './response-notice.ts';
import { visitorHtml } from './visitor-html.tsx';
import { type VisitorMail, visitorText } from './visitor-mail.ts';

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

/** A new link for each attempt; undefined if there is nobody to get it. */
export type MakeLink = (mail: LinkToMail) => Promise<string | undefined>;

/**
 * Undefined if its subject is gone. The Message-ID is the same for every attempt, so that duplicates are recognised.
 */
export async function composeMail(
  store: Store,
  mail: ClaimedMail,
  content: Content,
  makeLink?: MakeLink,
): Promise<ComposedMail | undefined> {
  if (isAccessMailKind(mail.kind)) return await composeAccessMail(mail, mail.kind, content, makeLink);
  if (mail.kind === 'digest') return await composeDigest(store, mail, content);
  const { submissionId } = mail;
  if (submissionId === null) throw new Error('The mail is about nothing');
  if (mail.kind === 'message-reply') return await composeReply(store, mail, submissionId, content);
  if (isAnswerKind(mail.kind)) return await composeAnswer(store, mail, submissionId, content);
  const notice = await noticeOf(store, mail.kind, submissionId, content);
  const isKnown = mail.recipient !== null && (await topicsOf(store.db, mail.recipient)) !== undefined;
  return composeNotice(mail, notice, content, isKnown ? mail.recipient : null);
}

/** Of somebody who is told nothing any more, OPERATOR_EMAIL gets the digest of everything: nothing may be lost. */
async function composeDigest(
  { db }: Store,
  mail: ClaimedMail,
  content: Content,
): Promise<ComposedMail | undefined> {
  const { recipient: address, createdAt } = mail;
  const topics = await topicsOf(db, address);
  const counts = await countForDigest(db, createdAt, { address, topics: topics ?? noticeTopics });
  return composeNotice(mail, digest(counts, content), content, topics ? address : null);
}

function composeNotice(
  mail: ClaimedMail,
  notice: MailNotice | undefined,
  content: Content,
  address: string | null,
): ComposedMail | undefined {
  if (!notice) return undefined;
  return {
    ...envelope(mail, content),
    to: asciiAddress(address ?? content.site.operatorEmail),
    replyTo: notice.replyTo && answerTo(notice.replyTo),
    subject: notice.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: noticeText(notice),
    html: noticeHtml(notice),
  };
}

/** Automatic: the header keeps other machines from answering (RFC 3834), people reach the public contact address. */
async function composeAnswer(
  { db }: Store,
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

/** Names the mails that the visitor got before it, so that mail programs show one conversation. */
async function composeReply(
  { db }: Store,
  mail: ClaimedMail,
  submissionId: string,
  content: Content,
): Promise<ComposedMail | undefined> {
  const message = await findSupportMessage(db, submissionId);
  const reply = (await listReplies(db, submissionId)).find(({ id }) => id === mail.id);
  if (!message || !reply) return undefined;
  const words = messageReply(message, reply, content);
  const references = (await listMailsAbout(db, 'support_messages', [message.id]))
    .filter(
      ({ kind, status, createdAt }) => isForVisitor(kind) && status === 'sent' && createdAt < mail.createdAt,
    )
    .map(({ id }) => messageIdOf(id, content));
  return {
    ...envelope(mail, content),
    to: asciiAddress(message.email),
    replyTo: { name: content.site.brand.name, address: asciiAddress(content.site.email) },
    inReplyTo: references.at(-1),
    references,
    subject: words.subject,
    headers: {},
    text: replyText(words),
    html: replyHtml(words),
    attachments: await attachmentsOf(db, reply),
  };
}

async function attachmentsOf(db: Store['db'], { files }: StoredReply) {
  const attachments: NonNullable<ComposedMail['attachments']> = [];
  for (const { id, name, type } of files)
    attachments.push({ filename: name, content: await readFile(db, id), contentType: type });
  return attachments;
}

async function composeAccessMail(
  mail: ClaimedMail,
  kind: AccessMailKind,
  content: Content,
  makeLink: MakeLink | undefined,
): Promise<ComposedMail | undefined> {
  const details = { ...mail.details };
  if (carriesLink(kind)) {
    const { operatorId } = details;
    const link = await makeLink?.({ mailId: mail.id, kind, recipient: mail.recipient!, operatorId });
    if (link === undefined) return undefined;
    details.link = link;
  }
  const words = accessMail(kind, { at: mail.createdAt, details }, content);
  return {
    ...envelope(mail, content),
    to: asciiAddress(mail.recipient!),
    subject: words.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: visitorText(words),
    html: visitorHtml(words),
  };
}

function isForVisitor(kind: MailKind): boolean {
  return kind === 'message-reply' || isAnswerKind(kind);
}

export function envelope({ id }: Pick<ClaimedMail, 'id'>, content: Content) {
  return {
    messageId: messageIdOf(id, content),
    from: { name: content.site.brand.name, address: asciiAddress(content.site.mailFrom) },
  };
}

function messageIdOf(mailId: string, content: Content): string {
  const sender = asciiAddress(content.site.mailFrom);
  return `<${mailId}@${sender.slice(sender.indexOf('@') + 1)}>`;
}

async function noticeOf(
  { db }: Store,
  kind: MailKind,
  submissionId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  if (kind === 'answer-notice') return await composeAnswerNotice(db, submissionId, content);
  if (kind === 'message-notice') {
    const message = await findSupportMessage(db, submissionId);
    if (!message) return undefined;
    if (message.kind === 'message') return messageNotice(message, content);
    const mails = await listMailsAbout(db, 'support_messages', [message.id]);
    return declarationNotice(message, message.kind, confirmationOf(message.id, mails), content);
  }
  const response = await findSurveyResponse(db, submissionId);
  return response && responseNotice(response, content);
}

async function composeAnswerNotice(
  db: Store['db'],
  messageId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const message = await findSupportMessage(db, messageId);
  const answer = (await listIncomingMails(db, messageId)).findLast(({ kind }) => kind === 'answer');
  return message && answer && answerNotice(message, answer, content);
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
