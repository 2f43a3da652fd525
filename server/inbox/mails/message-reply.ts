import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import type { Language } from '#domain/language/languages.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { Store } from '#server/core/store/store.ts';
import { isAnswerKind } from '#server/forms/auto-reply.ts';
import { findSupportMessage, type StoredMessage } from '#server/forms/support-messages.ts';
import { readFile } from '#server/inbox/message-files.ts';
import { listReplies, type StoredReply } from '#server/inbox/message-replies.ts';
import { asciiAddress, type ComposedMail, envelope, messageIdOf } from '#server/outbox/composed-mail.ts';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';
import { replyHtml } from './reply-html.tsx';

export type ReplyMail = {
  language: Language;
  subject: string;
  text: string;
  closing: string;
  signature: readonly string[];
  legal: string;
  quote?: { header: string; text: string };
};

export function messageReply(message: StoredMessage, reply: StoredReply, content: Content): ReplyMail {
  const language = languageOfMail(message.language);
  const words = mailWords(content, language).reply;
  const facts = {
    ...factsIn(content, language),
    subject: reply.subject,
    reference: message.reference,
    operatorName: reply.author.name,
    sentAt: momentInWords(language, message.receivedAt),
  };
  return {
    language,
    subject: fillWords(words.subject, facts),
    text: reply.text,
    closing: words.closing,
    signature: words.signature.map((line) => fillWords(line, facts)),
    legal: fillWords(words.legal, facts),
    ...(reply.quote ? { quote: { header: fillWords(words.quoteHeader, facts), text: message.message } } : {}),
  };
}

export function replyText({ text, closing, signature, legal, quote }: ReplyMail): string {
  const quoted = quote && [quote.header, quote.text.replaceAll(/^/gm, '> ')].join('\n');
  return [text, [closing, ...signature].join('\n'), ...(quoted ? [quoted] : []), `-- \n${legal}`].join(
    '\n\n',
  );
}

/** Names the mails that the visitor got before it, so that mail programs show one conversation. */
export async function composeReply(
  db: Store['db'],
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

function isForVisitor(kind: MailKind): boolean {
  return kind === 'message-reply' || isAnswerKind(kind);
}
