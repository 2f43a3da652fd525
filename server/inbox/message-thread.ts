import type { Author, MessageNote, MessageReply, WholeMessage } from '#domain/api/inbox/message.ts';
import { followUpAfter } from '#domain/inbox/due.ts';
import { statusAfterReply } from '#domain/inbox/inbox.ts';
import { noteSchema, replySchema } from '#domain/inbox/inbox-schemas.ts';
import { isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict, entryId, versionConflict } from '#server/core/api/entry-id.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { confirmable, sendConfirmation } from '#server/forms/confirmations.ts';
import { makeFound } from '#server/forms/support-messages.ts';
import { mailRetryRoute } from '#server/outbox/mails.ts';
import { listMailsAbout, mailJson, queueMail } from '#server/outbox/outbox.ts';
import { changeMessage, existingMessage, listOthersOf } from './inbox.ts';
import { dueOfMessage, dueTimes } from './inbox-filter.ts';
import { listIncomingMails } from './incoming/incoming-mails.ts';
import { dropDraft } from './message-drafts.ts';
import { attachFiles, fileJson, listFiles } from './message-files.ts';

/** A confirmation can be sent if the automatic one was not sent or was shortened. */
export function messageThreadRoutes(parts: AdminParts): Route[] {
  const { store, wakeMail } = parts;

  return [
    route('POST', '/messages/:id/notes', 'workInbox', { body: noteSchema }, async (c, { text }) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        await existingMessage(db, id);
        await dropDraft(db, { messageId: id, operatorId: by.id, kind: 'note' });
        const note = await createNote(db, { messageId: id, createdAt: by.at, author: by, text });
        await by.record('message.noted', { target: id, details: { note } });
      });
      return c.json(await whole(id), 201);
    }),
    route('POST', '/messages/:id/replies', 'workInbox', { body: replySchema }, async (c, input) => {
      const { version, done, files, ...fields } = input;
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        const message = await existingMessage(db, id);
        const status = statusAfterReply(message.status, done);
        const followUp = followUpAfter(message.followUp, 'done', dueTimes(parts));
        // The reply changes the version, so a second, concurrent reply is refused.
        if (!(await changeMessage(db, id, version ?? message.version, { status, followUp })))
          throw versionConflict(await wholeMessageJson(db, id, parts));
        if (message.status === 'suspected') await unblockSendersOf(db, [id]);
        await dropDraft(db, { messageId: id, operatorId: by.id, kind: 'reply' });
        const reply = await createReply(db, { messageId: id, createdAt: by.at, author: by, ...fields });
        const attached = { messageId: id, operatorId: by.id, replyId: reply, ids: files };
        if (!(await attachFiles(db, attached)))
          throw invalidFields([{ field: 'files', code: 'unknownFile' }]);
        await by.record('message.answered', {
          target: id,
          details: { reply, from: message.status, to: status },
        });
      });
      wakeMail();
      return c.json(await whole(id), 201);
    }),
    route('POST', '/messages/:id/confirmation', 'workInbox', async (c) => {
      const id = entryId(c);
      await c.var.transaction(async (db, by) => {
        const message = await existingMessage(db, id);
        // It changes the version, so a second, concurrent confirmation is refused.
        if (!(await changeMessage(db, id, message.version, { status: message.status })))
          throw versionConflict(await wholeMessageJson(db, id, parts));
        const confirmation = await sendConfirmation(db, message, by.at);
        if (confirmation === undefined)
          throw conflict('notConfirmable', 'There is no confirmation to be sent.');
        await by.record('message.confirmed', { target: id, details: { mail: confirmation } });
      });
      wakeMail();
      return c.json(await whole(id), 201);
    }),
    mailRetryRoute(parts, { table: 'support_messages', name: 'message', whole }),
  ];

  async function whole(id: string) {
    return await wholeMessageJson(store.db, id, parts);
  }
}

const mostOthers = 10;

/** Throws 404. */
export async function wholeMessageJson(
  db: Db,
  id: string,
  parts: Pick<AdminParts, 'content' | 'clock' | 'sendsMail'>,
): Promise<WholeMessage> {
  const message = await existingMessage(db, id);
  const found = await listMailsAbout(db, 'support_messages', [id]);
  const mails = found.map(mailJson);
  const replies = await listReplies(db, id);
  return {
    ...message,
    due: dueOfMessage(message, replies.length, dueTimes(parts)),
    notices: mails.filter(({ kind }) => kind === 'message-notice' || kind === 'answer-notice'),
    answers: mails.filter(({ kind }) => isAnswerKind(kind)),
    confirmable: confirmable(message, found),
    others: await listOthersOf(db, message, mostOthers),
    notes: await listNotes(db, id),
    replies: replies.map(({ messageId: _, ...reply }) => ({
      ...reply,
      mail: mails.find((mail) => mail.id === reply.id) ?? null,
    })),
    incoming: await listIncomingMails(db, id),
    sendsMail: parts.sendsMail,
  };
}

type Written = { messageId: string; createdAt: string; author: Author; text: string };

export type StoredReply = Omit<MessageReply, 'mail'> & { messageId: string; quote: boolean };

/** Also queues its mail, with the same id; call it in a transaction. */
export async function createReply(
  db: Db,
  reply: Written & Pick<StoredReply, 'subject' | 'quote'>,
): Promise<string> {
  const { messageId, createdAt, subject, text } = reply;
  const row = { ...columnsOf(reply), subject, quote: reply.quote ? 1 : 0 };
  await db.insertInto('message_replies').values(row).execute();
  await makeFound(db, messageId, subject, text);
  return await queueMail(db, { id: row.id, kind: 'message-reply', messageId, createdAt });
}

export async function listReplies(db: Db, messageId: string): Promise<StoredReply[]> {
  const rows = await db
    .selectFrom('message_replies')
    .selectAll()
    .where('messageId', '=', messageId)
    .orderBy('id')
    .execute();
  const files = await listFiles(db, messageId);
  return rows.map((row) => ({
    ...noteOf(row),
    messageId,
    subject: row.subject,
    quote: row.quote === 1,
    files: files.filter(({ replyId }) => replyId === row.id).map(fileJson),
  }));
}

export async function createNote(db: Db, note: Written): Promise<string> {
  const row = columnsOf(note);
  await db.insertInto('message_notes').values(row).execute();
  await makeFound(db, note.messageId, note.text);
  return row.id;
}

export async function listNotes(db: Db, messageId: string): Promise<MessageNote[]> {
  const rows = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('messageId', '=', messageId)
    .orderBy('id')
    .execute();
  return rows.map(noteOf);
}

function columnsOf({ messageId, createdAt, author, text }: Written): Tables['message_notes'] {
  return { id: newId(), messageId, createdAt, operatorId: author.id, operatorName: author.name, text };
}

function noteOf({ id, createdAt, operatorId, operatorName, text }: Tables['message_notes']): MessageNote {
  return { id, createdAt, author: { id: operatorId, name: operatorName }, text };
}
