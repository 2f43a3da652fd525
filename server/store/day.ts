import { type Kysely, sql } from 'kysely';
import type { DueDeclaration } from '#domain/answers/today.ts';
import type { DeclarationKind } from '#domain/declaration.ts';
import { refundDay } from '#domain/declaration-deadline.ts';
import { confirmationOf, isUnconfirmed } from './confirmations.ts';
import { listMailsAbout } from './outbox.ts';
import type { Tables } from './tables.ts';

/** Messages of the contact form: new ones, and those without a reply since before `overdueBefore`. */
export async function countMessagesToDo(db: Kysely<Tables>, { overdueBefore }: { overdueBefore: string }) {
  const row = await db
    .selectFrom('support_messages')
    .select([
      sql<number | null>`sum(case when status = 'new' then 1 else 0 end)`.as('new'),
      sql<number | null>`sum(case when received_at < ${overdueBefore} and not exists
        (select 1 from message_replies where message_id = support_messages.id) then 1 else 0 end)`.as(
        'overdue',
      ),
    ])
    .where(sql<boolean>`deleted_at is null and kind = 'message'`)
    .where('status', 'in', ['new', 'open'])
    .executeTakeFirstOrThrow();
  return { new: Number(row.new), overdue: Number(row.overdue) };
}

/** Declarations that are not done; of suspected ones only those that nobody has confirmed. */
function toDo(db: Kysely<Tables>) {
  return db
    .selectFrom('support_messages')
    .where(sql<boolean>`deleted_at is null and kind <> 'message' and status <> 'done'`)
    .where((row) => row.or([row('status', '<>', 'suspected'), isUnconfirmed]));
}

export async function countDeclarationsToDo(db: Kysely<Tables>): Promise<number> {
  const { count } = await toDo(db).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Unconfirmed ones first, then the oldest, whose refund is due first. */
export async function listDeclarationsToDo(db: Kysely<Tables>, limit: number): Promise<DueDeclaration[]> {
  const rows = await toDo(db)
    .select(['support_messages.id', 'kind', 'name', 'received_at'])
    .orderBy(sql`case when ${isUnconfirmed} then 0 else 1 end`)
    .orderBy('support_messages.id')
    .limit(limit)
    .execute();
  const mails = await listMailsAbout(
    db,
    'support_messages',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, name, received_at }) => ({
    id,
    kind: kind as DeclarationKind,
    name,
    receivedAt: received_at,
    refundBy: refundDay(kind as DeclarationKind, received_at),
    confirmation: confirmationOf(id, mails)?.status ?? null,
  }));
}

export async function countResponsesSince(db: Kysely<Tables>, moment: string | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('survey_responses')
    .select(db.fn.countAll().as('count'))
    .where('status', '=', 'new')
    .$if(moment !== undefined, (query) => query.where('received_at', '>', moment!))
    .executeTakeFirstOrThrow();
  return Number(count);
}
