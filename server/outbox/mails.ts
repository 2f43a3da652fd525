import * as z from 'zod/mini';
import type { StuckMails, TestMailAnswer } from '#domain/api/mail.ts';
import { languages } from '#domain/language/languages.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudits } from '#server/audit/audit-log.ts';
import { conflict, entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { SubmissionTable } from '#server/core/store/store.ts';
import { listMailsAbout, retryMail } from './outbox.ts';
import {
  dismissMail,
  listFailedMails,
  listStuckMails,
  retryBatchSize,
  retryMails,
  subjectOfMail,
} from './stuck-mails.ts';

/** In ten minutes: enough to put a mail server right, too few to annoy a mailbox. */
const mostTests = 10;

const testSchema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/mails: mails of all kinds that have not left, their resending, and the test mail. */
export function mailsRoutes(parts: AdminParts): Route[] {
  const { store, clock, wakeMail, sendsMail, testMail, limiter } = parts;

  const testLimit = limiter.perOperator(mostTests);
  const settle = { retry: retryMail, dismiss: dismissMail } as const;

  async function stuckMails(): Promise<StuckMails> {
    return { mails: await listStuckMails(store.db, clock().toISOString()), sendsMail };
  }

  return [
    route('GET', '/mails', 'workInbox', async (c) => c.json(await stuckMails())),
    route('POST', '/mails/retry', 'workInbox', async (c) => {
      // A mail that fails again in between is not queued twice. The transaction refuses an operator who has lost the right.
      const failed = await c.var.transaction(async (db) => await listFailedMails(db));
      for (let from = 0; from < failed.length; from += retryBatchSize) {
        const ids = failed.slice(from, from + retryBatchSize);
        await c.var.transaction(async (db, { id: operatorId, at }) => {
          const entries = (await retryMails(db, ids, at)).map(({ id: target, subject: details }) => {
            return { at, operatorId, action: 'mail.retried' as const, target, details };
          });
          await recordAudits(db, entries);
        });
        wakeMail();
      }
      return c.json(await stuckMails());
    }),
    route('POST', '/mails/test', 'workInbox', { body: testSchema, before: testLimit }, async (c, input) => {
      const { language } = input;
      if (!sendsMail || !testMail) throw conflict('mailOff', 'No mail server is configured.');
      const { email, name } = c.var.operator;
      const answer: TestMailAnswer = await testMail({ to: email, name, language });
      await c.var.transaction(async (_db, by) => {
        const details = { accepted: answer.isAccepted };
        await by.record('mail.tested', { details });
      });
      return c.json(answer);
    }),
    ...(['retry', 'dismiss'] as const).map((act) =>
      route('POST', `/mails/:id/${act}`, 'workInbox', async (c) => {
        const target = entryId(c);
        await c.var.transaction(async (db, by) => {
          if (!(await settle[act](db, target, by.at)))
            throw conflict('mailNotFailed', 'This mail has not failed.');
          const action = act === 'retry' ? 'mail.retried' : 'mail.dismissed';
          const details = await subjectOfMail(db, target);
          await by.record(action, { target, details });
        });
        if (act === 'retry') wakeMail();
        return c.json(await stuckMails());
      }),
    ),
  ];
}

type Subject = {
  table: SubmissionTable;
  name: 'message' | 'response';
  whole: (id: string) => Promise<object | undefined>;
};

/** Retries a mail about a message or response that failed for good. */
export function mailRetryRoute({ clock, wakeMail }: AdminParts, { table, name, whole }: Subject): Route {
  return route('POST', `/${name}s/:id/mails/:mailId/retry`, 'workInbox', async (c) => {
    const id = entryId(c);
    const mailId = entryId(c, 'mailId');
    await c.var.transaction(async (db, by) => {
      const mails = await listMailsAbout(db, table, [id]);
      if (!mails.some((mail) => mail.id === mailId)) throw noEntry();
      if (!(await retryMail(db, mailId, by.at))) throw conflict('mailNotFailed', 'This mail has not failed.');
      await by.record('mail.retried', { target: mailId, details: { [name]: id } });
    });
    wakeMail();
    return c.json(await whole(id));
  });
}
