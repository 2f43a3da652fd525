import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSupportMessage, type StoredMessage } from '#server/forms/support-messages.ts';
import { readFile } from '#server/inbox/message-files.ts';
import { listReplies, type StoredReply } from '#server/inbox/message-thread.ts';
import { type ComposedMail, composedMail, messageIdOf, publicContact } from '#server/outbox/composed-mail.ts';
import type { MailBody } from '#server/outbox/mails/mail-body.tsx';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';

function replyBody(message: StoredMessage, reply: StoredReply, content: Content): MailBody {
  const language = languageOfMail(message.language);
  const { common, reply: words } = mailWords(content, language);
  const facts = {
    ...factsIn(content, language),
    subject: reply.subject,
    reference: message.reference,
    operatorName: reply.author.name,
    sentAt: momentInWords(language, message.receivedAt),
  };
  const filled = (text: string) => fillWords(text, facts);
  const signature = [common.closing, ...words.signature].map(filled).join('\n');
  const quote = { intro: filled(words.quoteHeader), quote: message.message };
  return {
    language,
    subject: filled(words.subject),
    isPersonal: true,
    parts: [reply.text, signature, ...(reply.quote ? [quote] : [])],
    footer: [filled(common.legal)],
  };
}

/** Names the mails that the visitor got before it, so that mail programs show one conversation. */
export async function composeReply(
  db: Db,
  mail: ClaimedMail,
  submissionId: string,
  content: Content,
): Promise<ComposedMail | undefined> {
  const message = await findSupportMessage(db, submissionId);
  const reply = (await listReplies(db, submissionId)).find(({ id }) => id === mail.id);
  if (!message || !reply) return undefined;
  const references = (await listMailsAbout(db, 'support_messages', [message.id]))
    .filter(
      ({ kind, status, createdAt }) =>
        (kind === 'message-reply' || isAnswerKind(kind)) && status === 'sent' && createdAt < mail.createdAt,
    )
    .map(({ id }) => messageIdOf(id, content));
  return {
    ...composedMail(mail.id, message.email, replyBody(message, reply, content), content),
    replyTo: publicContact(content),
    inReplyTo: references.at(-1),
    references,
    headers: {},
    attachments: await attachmentsOf(db, reply),
  };
}

async function attachmentsOf(db: Db, { files }: StoredReply) {
  const attachments: NonNullable<ComposedMail['attachments']> = [];
  for (const { id, name, type } of files)
    attachments.push({ filename: name, content: await readFile(db, id), contentType: type });
  return attachments;
}
