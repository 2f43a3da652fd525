import { sql } from 'kysely';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { countAtMost } from '#server/core/store/count-at-most.ts';
import type { Db } from '#server/core/store/store.ts';
import { searchWords } from '#server/core/store/text-search.ts';
import { type DueDays, filtered, found, type InboxFilter, isIn, type Narrower } from './inbox-filter.ts';

type Counts = MessagePage['counts'];

/** Only the newest messages of a search are counted. */
const mostFound = 1000;

/** Stops after `mostCounted`. */
export async function countListed(db: Db, filter: InboxFilter): Promise<number> {
  return await countAtMost(db, filtered(db, db.selectFrom('support_messages'), filter));
}

type Asked = { narrower?: Narrower; due: DueDays; operatorId?: string };

/**
 * `mine` is counted for one operator; `declarations` and `unconfirmed` include suspected ones. Each stops after `mostCounted`; of a search that finds more
 * than it counts, every count is the least.
 */
export async function countInbox(
  db: Db,
  { narrower: { kind, assignee, tag, search } = {}, due, operatorId = '' }: Asked,
): Promise<{ counts: Counts; areLeast: boolean }> {
  const narrower = { kind, assignee, tag, search };
  const folders: Record<keyof Counts, InboxFilter> = {
    new: { status: 'new' },
    open: { status: 'open' },
    done: { status: 'done' },
    suspected: { status: 'suspected' },
    mine: { only: { assignee: operatorId } },
    due: { only: { due } },
    answered: { only: 'answered' },
    declarations: { only: 'declaration' },
    unconfirmed: { only: 'unconfirmed' },
    binned: { isBinned: true },
  };
  const names = Object.keys(folders) as (keyof Counts)[];
  const counts = {} as Record<keyof Counts, number>;
  if (typeof search !== 'object' && searchWords(search ?? '').length === 0) {
    for (const name of names) counts[name] = await countListed(db, { ...narrower, ...folders[name] });
    return { counts, areLeast: false };
  }
  const rows = await db
    .selectFrom('support_messages')
    .select(names.map((name) => sql<number>`case when ${isIn(folders[name])} then 1 else 0 end`.as(name)))
    .where(found(db, narrower))
    .orderBy('id', 'desc')
    .limit(mostFound + 1)
    .execute();
  for (const name of names) counts[name] = rows.filter((row) => Number(row[name]) === 1).length;
  return { counts, areLeast: rows.length > mostFound };
}
