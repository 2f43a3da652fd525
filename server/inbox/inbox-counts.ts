import { type Kysely, sql } from 'kysely';
import type { MessageStatus } from '#domain/inbox/inbox.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { searchWords } from '#server/core/store/text-search.ts';
import { isUnconfirmed } from '#server/forms/confirmations.ts';
import { filtered, found, type InboxFilter, isAnswered, isOverdue } from './inbox-filter.ts';

export type InboxCounts = Record<
  MessageStatus | 'overdue' | 'answered' | 'declarations' | 'unconfirmed' | 'binned',
  number
>;

/** Only the newest messages of a search are counted. */
const mostFound = 1000;

/** Stops after `mostCounted`. */
export async function countListed(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  return await countAtMost(db, filtered(db.selectFrom('support_messages'), filter, found(db, filter.search)));
}

/**
 * `declarations` and `unconfirmed` include suspected ones. Each stops after `mostCounted`; of a search that finds more
 * than it counts, every count is the least.
 */
export async function countInbox(
  db: Kysely<Tables>,
  search: string | undefined,
  overdueBefore: string,
): Promise<{ counts: InboxCounts; areLeast: boolean }> {
  if (searchWords(search ?? '').length > 0) return await countFound(db, search!, overdueBefore);
  const counts: InboxCounts = { ...none };
  const folders = { ...simpleFolders, overdue: { only: { overdueBefore } } };
  for (const folder of Object.keys(none) as (keyof InboxCounts)[])
    counts[folder] = await countListed(db, folders[folder]);
  return { counts, areLeast: false };
}

async function countFound(
  db: Kysely<Tables>,
  search: string,
  overdueBefore: string,
): Promise<{ counts: InboxCounts; areLeast: boolean }> {
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
  const counts: InboxCounts = { ...none };
  for (const { status, kind, deleted_at, is_unconfirmed, is_overdue, is_answered } of rows) {
    if (deleted_at !== null) {
      counts.binned += 1;
      continue;
    }
    counts[status] += 1;
    if (kind !== 'message') counts.declarations += 1;
    counts.unconfirmed += Number(is_unconfirmed);
    counts.overdue += Number(is_overdue);
    counts.answered += Number(is_answered);
  }
  return { counts, areLeast: rows.length > mostFound };
}

const none: Readonly<InboxCounts> = {
  new: 0,
  open: 0,
  done: 0,
  suspected: 0,
  overdue: 0,
  answered: 0,
  declarations: 0,
  unconfirmed: 0,
  binned: 0,
};

const simpleFolders: Readonly<Record<Exclude<keyof InboxCounts, 'overdue'>, InboxFilter>> = {
  new: { status: 'new' },
  open: { status: 'open' },
  done: { status: 'done' },
  suspected: { status: 'suspected' },
  answered: { only: 'answered' },
  declarations: { only: 'declaration' },
  unconfirmed: { only: 'unconfirmed' },
  binned: { isBinned: true },
};
