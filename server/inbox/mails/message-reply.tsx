import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSupportMessage, type StoredMessage } from '#server/forms/support-messages.ts';
import { readFile } from '#server/inbox/message-files.ts';
import { listReplies, type StoredReply } from '#server/inbox/message-thread.ts';
import {
  asciiAddress,
  type ComposedMail,
  envelope,
  messageIdOf,
  publicContact,
} from '#server/outbox/composed-mail.ts';
import { fillWords, languageOfMail, mailWords } from '#server/outbox/mails/mail-words.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';

type ReplyMail = ReturnType<typeof messageReply>;

function messageReply(message: StoredMessage, reply: StoredReply, content: Content) {
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
    quote: reply.quote ? { header: fillWords(words.quoteHeader, facts), text: message.message } : undefined,
  };
}

function replyText({ text, closing, signature, legal, quote }: ReplyMail): string {
  const quoted = quote && [quote.header, quote.text.replaceAll(/^/gm, '> ')].join('\n');
  return [text, [closing, ...signature].join('\n'), ...(quoted ? [quoted] : []), `-- \n${legal}`].join(
    '\n\n',
  );
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
  const words = messageReply(message, reply, content);
  const references = (await listMailsAbout(db, 'support_messages', [message.id]))
    .filter(
      ({ kind, status, createdAt }) =>
        (kind === 'message-reply' || isAnswerKind(kind)) && status === 'sent' && createdAt < mail.createdAt,
    )
    .map(({ id }) => messageIdOf(id, content));
  return {
    ...envelope(mail.id, content),
    to: asciiAddress(message.email),
    replyTo: publicContact(content),
    inReplyTo: references.at(-1),
    references,
    subject: words.subject,
    headers: {},
    text: replyText(words),
    html: replyHtml(words),
    attachments: await attachmentsOf(db, reply),
  };
}

async function attachmentsOf(db: Db, { files }: StoredReply) {
  const attachments: NonNullable<ComposedMail['attachments']> = [];
  for (const { id, name, type } of files)
    attachments.push({ filename: name, content: await readFile(db, id), contentType: type });
  return attachments;
}

/** Inline, because mail programs drop style sheets; no images, nothing from another address. */
const styles = {
  body: { margin: 0, padding: '16px', color: '#1d2327', fontFamily: 'Arial, sans-serif' },
  text: {
    margin: '0 0 16px',
    maxWidth: '640px',
    fontSize: '16px',
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  quote: { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #d9dcde', color: '#55606a' },
  small: { margin: 0, fontSize: '13px', lineHeight: 1.5, color: '#55606a' },
} as const;

function replyHtml({ language, subject, text, closing, signature, legal, quote }: ReplyMail): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        {/* People may write in any language and direction. */}
        <p dir="auto" style={styles.text}>
          {text}
        </p>
        <p style={styles.text}>{[closing, ...signature].join('\n')}</p>
        {quote && (
          <>
            <p style={styles.text}>{quote.header}</p>
            <blockquote dir="auto" style={{ ...styles.text, ...styles.quote }}>
              {quote.text}
            </blockquote>
          </>
        )}
        <p style={styles.small}>{legal}</p>
      </body>
    </html>,
  )}`;
}
