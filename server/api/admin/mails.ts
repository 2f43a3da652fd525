import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { StuckMail, StuckMails, TestMailAnswer } from '#domain/answers/mail.ts';
import { languages } from '#domain/languages.ts';
import { typeCode } from '#domain/text-rules.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { recordAudit, recordAudits } from '#server/store/audit-log.ts';
import { retryMail } from '#server/store/outbox.ts';
import {
  dismissMail,
  listStuckMails,
  type RetriedMail,
  retryBatch,
  retryBatchSize,
  subjectOfMail,
} from '#server/store/stuck-mails.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { entryId } from './entry-id.ts';
import { mailJson } from './mail-json.ts';
import { readFields } from './read-json.ts';

/** In ten minutes: enough to put a mail server right, too few to annoy a mailbox. */
const mostTests = 10;

const testSchema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/mails: mails of all kinds that have not left, their resending, and the test mail. */
export function mailsApi(parts: AdminParts): AdminResource {
  const { store, clock, wakeMail, sendsMail, testMail, bodyLimits, trustedHops, processes } = parts;
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => c.json(await stuckMails()));

  api.post('/retry', async (c) => {
    const at = clock().toISOString();
    const operatorId = c.var.operator.id;
    let last: RetriedMail | undefined;
    do {
      const batch = await c.var.transaction(async (db) => {
        const retried = await retryBatch(db, at, last);
        await recordAudits(
          db,
          retried.map(({ id: target, subject: details }) => ({
            at,
            operatorId,
            action: 'mail.retried' as const,
            target,
            details,
          })),
        );
        return retried;
      });
      last = batch[retryBatchSize - 1];
      wakeMail();
    } while (last);
    return c.json(await stuckMails());
  });

  const testLimit = rateLimit({
    perAddress: mostTests,
    trustedHops,
    processes,
    senderOf: async (c) => (c as typeof c & { var: AdminEnv['Variables'] }).var.operator.id,
  });
  api.post('/test', testLimit, async (c) => {
    const { language } = await readFields(c, bodyLimits, testSchema);
    if (!sendsMail || !testMail)
      throw new HttpProblem(409, 'No mail server is configured.', { members: { code: 'mailOff' } });
    const { id, email, name } = c.var.operator;
    const answer: TestMailAnswer = await testMail({ to: email, name, language });
    const at = clock().toISOString();
    await c.var.transaction(async (db) => {
      const details = { accepted: answer.isAccepted };
      await recordAudit(db, { at, operatorId: id, action: 'mail.tested', details });
    });
    return c.json(answer);
  });

  const settle = { retry: retryMail, dismiss: dismissMail } as const;
  for (const act of ['retry', 'dismiss'] as const) {
    api.post(`/:id/${act}`, async (c) => {
      const target = entryId(c);
      const at = clock().toISOString();
      await c.var.transaction(async (db) => {
        if (!(await settle[act](db, target, at)))
          throw new HttpProblem(409, 'This mail has not failed.', { members: { code: 'mailNotFailed' } });
        const action = act === 'retry' ? 'mail.retried' : 'mail.dismissed';
        const details = await subjectOfMail(db, target);
        await recordAudit(db, { at, operatorId: c.var.operator.id, action, target, details });
      });
      if (act === 'retry') wakeMail();
      return c.json(await stuckMails());
    });
  }

  async function stuckMails(): Promise<StuckMails> {
    const found = await listStuckMails(store.db, clock().toISOString());
    const mails = found.map((mail): StuckMail => ({ ...mailJson(mail), about: mail.about }));
    return { mails, sendsMail };
  }

  api.all('/', methodNotAllowed('GET'));
  for (const path of ['/retry', '/test', '/:id/retry', '/:id/dismiss'])
    api.all(path, methodNotAllowed('POST'));
  return api;
}
