import type { Kysely } from 'kysely';
import type { WholeMessage } from '#domain/api/message.ts';
import { noteSchema, replySchema, statusAfterReply } from '#domain/inbox/inbox.ts';
import { isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict, entryId, versionConflict } from '#server/core/api/entry-id.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { unblockSendersOf } from '#server/forms/blocked-senders.ts';
import { confirmable, sendConfirmation } from '#server/forms/confirmations.ts';
import { mailRetryRoute } from '#server/outbox/mails.ts';
import { listMailsAbout, mailJson } from '#server/outbox/outbox.ts';
import { changeMessage, existingMessage, listOthersOf } from './inbox.ts';
import { listIncomingMails } from './incoming/incoming-mails.ts';
import { dropDraft } from './message-drafts.ts';
import { attachFiles } from './message-files.ts';
import { createNote, createReply, listNotes, listReplies } from './message-replies.ts';

/** A confirmation can be sent if the automatic one was not sent or was shortened. */
export function messageThreadRoutes(parts: AdminParts): Route[] {
  const { store, sendsMail, wakeMail } = parts;

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
        // The reply changes the version, so a second, concurrent reply is refused.
        if (!(await changeMessage(db, id, version ?? message.version, { status })))
          throw versionConflict(await wholeMessageJson(db, id, sendsMail));
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
          throw versionConflict(await wholeMessageJson(db, id, sendsMail));
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
    return await wholeMessageJson(store.db, id, sendsMail);
  }
}

const mostOthers = 10;

/** Throws 404. */
export async function wholeMessageJson(
  db: Kysely<Tables>,
  id: string,
  sendsMail: boolean,
): Promise<WholeMessage> {
  const message = await existingMessage(db, id);
  const found = await listMailsAbout(db, 'support_messages', [id]);
  const mails = found.map(mailJson);
  const replies = await listReplies(db, id);
  return {
    ...message,
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
    sendsMail,
  };
}
