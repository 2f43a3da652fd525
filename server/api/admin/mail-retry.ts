import { Hono } from 'hono';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { listMailsAbout, retryMail } from '#server/store/outbox.ts';
import type { SubmissionTable } from '#server/store/submission.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { entryId, noEntry } from './entry-id.ts';

type Subject = {
  table: SubmissionTable;
  name: 'message' | 'response';
  whole: (id: string) => Promise<object | undefined>;
};

/** POST /mails/:mailId/retry below a message or response: retries a mail that failed for good. */
export function mailRetryApi(
  { clock, wakeMail }: AdminParts,
  { table, name, whole }: Subject,
): AdminResource {
  const api = new Hono<AdminEnv>();
  const path = '/mails/:mailId/retry';

  api.post(path, async (c) => {
    const id = entryId(c);
    const mailId = entryId(c, 'mailId');
    const at = clock().toISOString();
    await c.var.transaction(async (db) => {
      const mails = await listMailsAbout(db, table, [id]);
      if (!mails.some((mail) => mail.id === mailId)) throw noEntry();
      if (!(await retryMail(db, mailId, at)))
        throw new HttpProblem(409, 'This mail has not failed.', { members: { code: 'mailNotFailed' } });
      await recordAudit(db, {
        at,
        operatorId: c.var.operator.id,
        action: 'mail.retried',
        target: mailId,
        details: { [name]: id },
      });
    });
    wakeMail();
    return c.json(await whole(id));
  });

  api.all(path, methodNotAllowed('POST'));
  return api;
}
