import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { createLogger } from '#server/core/logger.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { startMailboxReader } from '#server/inbox/incoming/mailbox-reader.ts';
import { createReply } from '#server/inbox/message-thread.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import { contentWith } from './content.ts';
import { newSubmission, supportMessage } from './factories.ts';

export const incomingContent = contentWith({
  CONTACT_EMAIL: 'hello@example.com',
  OPERATOR_EMAIL: 'operator@example.com',
  MAIL_FROM: 'website@example.org',
});

/** A message that was answered, by a mail that was handed over, and done. */
export async function answeredMessage(store: Store): Promise<{ id: string; replyId: string }> {
  const facts = newSubmission();
  await createSupportMessage(store, facts, supportMessage());
  const replyId = await store.transaction(async (db) => {
    const author = { id: 'o1', name: 'Bea Roth' };
    const fields = { subject: 'Ihre Frage', text: 'Gern.', quote: false };
    const id = await createReply(db, { messageId: facts.id, createdAt: facts.receivedAt, author, ...fields });
    await db.updateTable('outbox').set({ status: 'sent', sentAt: facts.receivedAt }).execute();
    await db.updateTable('support_messages').set({ status: 'done' }).execute();
    return id;
  });
  return { id: facts.id, replyId };
}

type Mail = {
  id?: string;
  from?: string;
  subject?: string;
  header?: string;
  body?: string;
  answers?: string;
};

const logger = createLogger('silent');

let count = 0;

/** As a mail program writes it; `answers` is the id of a mail of ours. */
export function mailFrom({ id, from, subject, header = '', body = 'Danke!', answers }: Mail = {}): string {
  count += 1;
  const lines = [
    `From: ${from ?? 'Anna Berg <anna@example.com>'}`,
    'To: hello@example.com',
    `Subject: ${subject ?? 'AW: Ihre Frage'}`,
    `Message-ID: <${id ?? `mail-${count}@example.com`}>`,
    'Date: Sat, 21 Nov 2026 12:00:00 +0100',
    ...(answers ? [`In-Reply-To: <${answers}@example.org>`, `References: <${answers}@example.org>`] : []),
    ...(header ? header.split('\n') : ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8']),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`;
}

/** Reads until the test ends; the pauses are those of a test. */
export function readMailbox(store: Store, url: string, now = () => new Date(), noticesPerHour = 0) {
  const reader = startMailboxReader({
    store,
    content: () => incomingContent,
    imapUrl: url,
    noticesPerHour,
    clock: now,
    logger,
    onTaken: () => {},
    times: { firstPauseMs: 50, lookMs: 500, waitMs: 50, longestPauseMs: 200 },
  });
  onTestFinished(reader.stop);
  return reader;
}

export async function messageNow(store: Store, id: string) {
  const row = await store.db
    .selectFrom('support_messages')
    .select(['status', 'version', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await listMailsAbout(store.db, 'support_messages', [id]);
  return { ...row, mails };
}

/** Makes the store refuse some mails. `condition`: SQL about the row `new`. */
export async function refuseMails({ db, dialect }: Store, condition: string): Promise<void> {
  const statements =
    dialect === 'sqlite'
      ? [
          `create trigger refusing before insert on incoming_mails when ${condition}
            begin select raise(abort, 'too much'); end`,
        ]
      : [
          `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'too much'; end $$`,
          `create trigger refusing before insert on incoming_mails for each row when (${condition}) execute function refuse()`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
