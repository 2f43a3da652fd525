import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Today, TodaysContent, TodaysInbox, TodaysMail } from '#domain/api/today.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { replyTime } from '#server/inbox/inbox-filter.ts';
import { countStuckMails } from '#server/outbox/stuck-mails.ts';
import { countToApprove } from '#server/publishing/releases.ts';
import {
  countDeclarationsToDo,
  countMessagesToDo,
  countResponsesSince,
  listDeclarationsToDo,
} from './day.ts';
import { systemState } from './system-state.ts';

/** More stand in the inbox. */
const mostDue = 5;

const visitSchema = z.object({ section: z.enum(['responses'], { error: typeCode }) });

/** /api/admin/today: open work. POST /visits: the operator has seen the responses up to now. */
export function todayRoutes(parts: AdminParts): Route[] {
  const { store, clock, contentDraft, sendsMail, dataDir } = parts;

  async function inboxFor(operatorId: string): Promise<TodaysInbox> {
    const { db } = store;
    const { replyWorkingDays, overdueBefore } = replyTime(parts);
    return {
      ...(await countMessagesToDo(db, { overdueBefore })),
      replyWorkingDays,
      declarations: await countDeclarationsToDo(db),
      due: await listDeclarationsToDo(db, mostDue),
      responses: await countResponsesSince(db, await lastVisit(db, operatorId, 'responses')),
    };
  }

  async function contentFor(operatorId: string): Promise<TodaysContent> {
    const [changed, toApprove] = [await contentDraft.count(), await countToApprove(store.db, operatorId)];
    return { changed, toApprove };
  }

  async function mailState(now: Date): Promise<TodaysMail> {
    return { isConfigured: sendsMail, ...(await countStuckMails(store.db, now.toISOString())) };
  }

  return [
    route('GET', '/today', 'seeDay', async (c) => {
      const { id, role } = c.var.operator;
      const isInboxTheirs = mayDo(role, 'workInbox');
      const now = clock();
      return c.json({
        inbox: isInboxTheirs ? await inboxFor(id) : null,
        mail: isInboxTheirs ? await mailState(now) : null,
        content: mayDo(role, 'publish') ? await contentFor(id) : null,
        system: await systemState({ store, dataDir, now }),
        alerted: sendsMail ? (await listThoseWhoMay(store.db, 'manageAccess')).map(({ name }) => name) : [],
      } satisfies Today);
    }),
    route('POST', '/today/visits', 'workInbox', { body: visitSchema }, async (c, { section }) => {
      const at = clock().toISOString();
      await c.var.transaction(async (db) => await recordVisit(db, c.var.operator.id, section, at));
      return c.body(null, 204);
    }),
  ];
}

type Section = Tables['visits']['section'];

/** Undefined if the operator has never been there. */
async function lastVisit(
  db: Kysely<Tables>,
  operatorId: string,
  section: Section,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('visited_at')
    .where('operator_id', '=', operatorId)
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.visited_at;
}

async function recordVisit(
  db: Kysely<Tables>,
  operatorId: string,
  section: Section,
  visitedAt: string,
): Promise<void> {
  await db
    .insertInto('visits')
    .values({ operator_id: operatorId, section, visited_at: visitedAt })
    .onConflict((on) => on.columns(['operator_id', 'section']).doUpdateSet({ visited_at: visitedAt }))
    .execute();
}
