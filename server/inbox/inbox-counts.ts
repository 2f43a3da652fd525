import { type Kysely, sql } from 'kysely';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { searchWords } from '#server/core/store/text-search.ts';
import { isUnconfirmed } from '#server/forms/confirmations.ts';
import { filtered, found, type InboxFilter, isAnswered, isOverdue } from './inbox-filter.ts';

type Counts = MessagePage['counts'];

/** Only the newest messages of a search are counted. */
const mostFound = 1000;

/** Stops after `mostCounted`. */
export async function countListed(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  return await countAtMost(db, filtered(db, db.selectFrom('support_messages'), filter));
}

/**
 * `declarations` and `unconfirmed` include suspected ones. Each stops after `mostCounted`; of a search that finds more
 * than it counts, every count is the least.
 */
export async function countInbox(
  db: Kysely<Tables>,
  search: string | undefined,
  overdueBefore: string,
): Promise<{ counts: Counts; areLeast: boolean }> {
  if (searchWords(search ?? '').length > 0) return await countFound(db, search!, overdueBefore);
  const counts = {
    new: await countListed(db, { status: 'new' }),
    open: await countListed(db, { status: 'open' }),
    done: await countListed(db, { status: 'done' }),
    suspected: await countListed(db, { status: 'suspected' }),
    overdue: await countListed(db, { only: { overdueBefore } }),
    answered: await countListed(db, { only: 'answered' }),
    declarations: await countListed(db, { only: 'declaration' }),
    unconfirmed: await countListed(db, { only: 'unconfirmed' }),
    binned: await countListed(db, { isBinned: true }),
  };
  return { counts, areLeast: false };
}

async function countFound(
  db: Kysely<Tables>,
  search: string,
  overdueBefore: string,
): Promise<{ counts: Counts; areLeast: boolean }> {
  const rows = await db
    .selectFrom('support_messages')
    .select([
      'status',
      'kind',
      'deleted_at',
      sql<number>`case when ${isUnconfirmed} then 1 else 0 end`.as('is_unconfirmed'),
      sql<number>`case when ${isOverdue(overdueBefore)} then 1 else 0 end`.as('is_overdue'),
      sql<number>`case when ${isAnswered} then 1 else 0 end`.as('is_answered'),
    ])
    .where(found(db, search))
    .orderBy('id', 'desc')
    .limit(mostFound + 1)
    .execute();
  const kept = rows.filter((row) => row.deleted_at === null);
  const count = (isCounted: (row: (typeof rows)[number]) => boolean) => kept.filter(isCounted).length;
  const counts = {
    new: count(({ status }) => status === 'new'),
    open: count(({ status }) => status === 'open'),
    done: count(({ status }) => status === 'done'),
    suspected: count(({ status }) => status === 'suspected'),
    overdue: count(({ is_overdue }) => Number(is_overdue) === 1),
    answered: count(({ is_answered }) => Number(is_answered) === 1),
    declarations: count(({ kind }) => kind !== 'message'),
    unconfirmed: count(({ is_unconfirmed }) => Number(is_unconfirmed) === 1),
    binned: rows.length - kept.length,
  };
  return { counts, areLeast: rows.length > mostFound };
}
