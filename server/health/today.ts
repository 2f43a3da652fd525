import { sql } from 'kysely';
import * as z from 'zod/mini';
import { mayDo } from '#domain/accounts/roles.ts';
import type { DueDeclaration, SystemState, Today, TodaysInbox } from '#domain/api/today.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { refundDay } from '#domain/forms/declaration-deadline.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { listProcesses } from '#server/core/processes.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Db } from '#server/core/store/store.ts';
import { confirmationOf, isUnconfirmed } from '#server/forms/confirmations.ts';
import { countListed } from '#server/inbox/inbox-counts.ts';
import { type DueDays, dueTimes, isAnswered } from '#server/inbox/inbox-filter.ts';
import { listUnanswered } from '#server/inbox/incoming/incoming-mails.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import { countStuckMails } from '#server/outbox/stuck-mails.ts';
import { countToApprove } from '#server/publishing/releases.ts';
import { backupState, diskSpace } from './machine-checks.ts';

const mostDue = 5;

const visitSchema = z.object({ section: z.enum(['responses'], { error: typeCode }) });

/** /api/admin/today: open work. POST /visits: the operator has seen the responses up to now. */
export function todayRoutes(parts: AdminParts): Route[] {
  const { store, clock, contentDraft, sendsMail, dataDir } = parts;

  async function inboxFor(operatorId: string): Promise<TodaysInbox> {
    const { db } = store;
    const times = dueTimes(parts);
    const { replyWorkingDays } = times;
    return {
      ...(await countMessagesToDo(db, times)),
      replyWorkingDays,
      declarations: await countDeclarationsToDo(db),
      due: await listDeclarationsToDo(db, mostDue),
      responses: await countResponsesSince(db, await lastVisit(db, operatorId)),
    };
  }

  async function systemState(now: Date): Promise<SystemState> {
    const processes = await listProcesses(store.db, now.toISOString());
    return {
      // Null where the system does not say.
      disk: await diskSpace(dataDir).catch(() => null),
      backup: await backupState(store.db, now),
      processes: processes.map(({ host, build, startedAt }) => ({ host, build, startedAt })),
    };
  }

  return [
    route('GET', '/today', 'seeDay', async (c) => {
      const { id, role } = c.var.operator;
      const isInboxTheirs = mayDo(role, 'workInbox');
      const now = clock();
      return c.json({
        inbox: isInboxTheirs ? await inboxFor(id) : null,
        mail: isInboxTheirs
          ? { isConfigured: sendsMail, ...(await countStuckMails(store.db, now.toISOString())) }
          : null,
        content: mayDo(role, 'publish')
          ? { changed: await contentDraft.count(), toApprove: await countToApprove(store.db, id) }
          : null,
        system: await systemState(now),
        alerted: sendsMail ? (await listThoseWhoMay(store.db, 'manageAccess')).map(({ name }) => name) : [],
      } satisfies Today);
    }),
    route('POST', '/today/visits', 'workInbox', { body: visitSchema }, async (c) => {
      const at = clock().toISOString();
      await c.var.transaction(async (db) => await recordVisit(db, c.var.operator.id, at));
    }),
  ];
}

/** Messages of the contact form: new ones, those that the customer answered, and those without a reply since before `overdueBefore`; and all that is due. */
export async function countMessagesToDo(
  db: Db,
  { overdueBefore, ...due }: DueDays & { overdueBefore: string },
) {
  const present = db.selectFrom('support_messages').where(sql<boolean>`deleted_at is null`);
  return {
    new: await countAtMost(db, present.where('kind', '=', 'message').where('status', '=', 'new')),
    answered: await countAtMost(
      db,
      present
        .where(sql<boolean>`status = 'open'`)
        // In this order: SQLite would read every open message before it looks for an answer.
        .where(sql<boolean>`case when ${isAnswered} then kind end = 'message'`),
    ),
    overdue: await countListed(db, { only: { overdueBefore } }),
    dueMessages: await countListed(db, { only: { due } }),
  };
}

/** Declarations that are not done; of suspected ones only unconfirmed ones. */
function toDo(db: Db) {
  return db
    .selectFrom('support_messages')
    .where(sql<boolean>`deleted_at is null and kind <> 'message' and status <> 'done'`)
    .where((row) => row.or([row('status', '<>', 'suspected'), isUnconfirmed]));
}

export async function countDeclarationsToDo(db: Db): Promise<number> {
  return await countAtMost(db, toDo(db));
}

/** Unconfirmed ones first, then the oldest, whose refund is due first. */
export async function listDeclarationsToDo(db: Db, limit: number): Promise<DueDeclaration[]> {
  const rows = await toDo(db)
    .select(['support_messages.id', 'kind', 'name', 'receivedAt'])
    .orderBy(sql`case when ${isUnconfirmed} then 0 else 1 end`)
    .orderBy('support_messages.id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const mails = await listMailsAbout(db, 'support_messages', ids);
  const unanswered = await listUnanswered(db, ids);
  return rows.map(({ id, kind, name, receivedAt }) => ({
    id,
    kind: kind as DeclarationKind,
    name: lineExcerpt(name),
    receivedAt,
    refundBy: refundDay(kind as DeclarationKind, receivedAt),
    confirmation: confirmationOf(id, mails)?.status ?? null,
    isUnanswered: unanswered.has(id),
  }));
}

export async function countResponsesSince(db: Db, moment: string | undefined): Promise<number> {
  return await countAtMost(
    db,
    db
      .selectFrom('survey_responses')
      .where('status', '=', 'new')
      .$if(moment !== undefined, (query) => query.where('receivedAt', '>', moment!)),
  );
}

async function lastVisit(db: Db, operatorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('visitedAt')
    .where('operatorId', '=', operatorId)
    .where('section', '=', 'responses')
    .executeTakeFirst();
  return row?.visitedAt;
}

async function recordVisit(db: Db, operatorId: string, visitedAt: string): Promise<void> {
  await db
    .insertInto('visits')
    .values({ operatorId, section: 'responses', visitedAt })
    .onConflict((on) => on.columns(['operatorId', 'section']).doUpdateSet({ visitedAt }))
    .execute();
}
