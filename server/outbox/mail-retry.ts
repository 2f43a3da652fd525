import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { SubmissionTable } from '#server/core/store/store.ts';
import { listMailsAbout, retryMail } from './outbox.ts';

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
      if (!(await retryMail(db, mailId, by.at)))
        throw new HttpProblem(409, 'This mail has not failed.', { members: { code: 'mailNotFailed' } });
      await by.record('mail.retried', { target: mailId, details: { [name]: id } });
    });
    wakeMail();
    return c.json(await whole(id));
  });
}
