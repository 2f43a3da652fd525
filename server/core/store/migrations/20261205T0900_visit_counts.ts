import { type Kysely, sql } from 'kysely';
import { isSqlite } from '#server/core/store/store.ts';

/** Counts of what is read, clicked and sent, and where a submission came from (docs/figures.md). */
export async function createVisitCounts(db: Kysely<unknown>): Promise<void> {
  const [kept, ofToday] = isSqlite(db) ? ['without rowid', ''] : ['', 'unlogged'];
  for (const statement of [
    `create table visit_counts (
  kind text not null, -- first in the key: a figure reads the days of one kind
  day text not null, -- in the time zone of the site
  page text not null, -- path in the default language, or offering
  detail text not null,
  language text not null,
  count integer not null,
  primary key (kind, day, page, detail, language)
) ${kept}`,
    `create ${ofToday} table visits_of_today ( -- in no backup; emptied with the salt of its hashes
  visitor text not null primary key, -- salted hash
  pages integer not null,
  steps text not null -- JSON list of what the visitor has reached
) ${kept}`,
    'alter table support_messages add column came_from text', // JSON of CameFrom
    'alter table survey_responses add column came_from text',
    'alter table operators add column weekly_figures integer', // 1: gets a mail with figures on Mondays
  ])
    await sql.raw(statement).execute(db);
}
