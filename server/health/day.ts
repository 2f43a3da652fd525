import { type Kysely, sql } from 'kysely';
import type { DueDeclaration } from '#domain/api/today.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { refundDay } from '#domain/forms/declaration-deadline.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { confirmationOf, isUnconfirmed } from '#server/forms/confirmations.ts';
import { countListed } from '#server/inbox/inbox-counts.ts';
import { isAnswered } from '#server/inbox/inbox-filter.ts';
import { listUnanswered } from '#server/inbox/incoming/incoming-mails.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';

/** Messages of the contact form: new ones, those that the customer answered, and those without a reply since before `overdueBefore`. */
export async function countMessagesToDo(db: Kysely<Tables>, { overdueBefore }: { overdueBefore: string }) {
  const toDo = db
    .selectFrom('support_messages')
    .where(sql<boolean>`deleted_at is null`)
    .where('kind', '=', 'message');
  return {
    new: await countAtMost(db, toDo.where('status', '=', 'new')),
    answered: await countAtMost(
      db,
      db
        .selectFrom('support_messages')
        .where(sql<boolean>`deleted_at is null and status = 'open'`)
        // In this order: SQLite would read every open message before it looks for an answer.
        .where(sql<boolean>`case when ${isAnswered} then kind end = 'message'`),
    ),
    overdue: await countListed(db, { only: { overdueBefore } }),
  };
}

/** Declarations that are not done; of suspected ones only unconfirmed ones. */
function toDo(db: Kysely<Tables>) {
  return db
    .selectFrom('support_messages')
    .where(sql<boolean>`deleted_at is null and kind <> 'message' and status <> 'done'`)
    .where((row) => row.or([row('status', '<>', 'suspected'), isUnconfirmed]));
}

export async function countDeclarationsToDo(db: Kysely<Tables>): Promise<number> {
  return await countAtMost(db, toDo(db));
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
  const unanswered = await listUnanswered(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, name, received_at }) => ({
    id,
    kind: kind as DeclarationKind,
    name: lineExcerpt(name),
    receivedAt: received_at,
    refundBy: refundDay(kind as DeclarationKind, received_at),
    confirmation: confirmationOf(id, mails)?.status ?? null,
    isUnanswered: unanswered.has(id),
  }));
}

export async function countResponsesSince(db: Kysely<Tables>, moment: string | undefined): Promise<number> {
  return await countAtMost(
    db,
    db
      .selectFrom('survey_responses')
      .where('status', '=', 'new')
      .$if(moment !== undefined, (query) => query.where('received_at', '>', moment!)),
  );
}
