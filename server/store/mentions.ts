import { type Kysely, sql } from 'kysely';
import { foldedText, searchedLength, searchText } from '#domain/search-text.ts';
import type { SubmissionTable } from './submission.ts';
import type { Tables } from './tables.ts';
import { containing } from './text-search.ts';

type Texts = { table: keyof Tables; owner: string; column: string };

/** What a person may be named in, but for the name and address under which a message was sent. */
const texts: Readonly<Record<SubmissionTable, readonly Texts[]>> = {
  support_messages: [
    { table: 'support_messages', owner: 'id', column: 'company' },
    { table: 'support_messages', owner: 'id', column: 'message' },
    { table: 'message_notes', owner: 'message_id', column: 'text' },
    { table: 'message_replies', owner: 'message_id', column: 'text' },
    { table: 'incoming_mails', owner: 'message_id', column: 'text' },
  ],
  survey_responses: [
    { table: 'survey_responses', owner: 'id', column: 'name' },
    { table: 'survey_responses', owner: 'id', column: 'company_or_occupation' },
    { table: 'survey_responses', owner: 'id', column: 'comment' },
  ],
};

/** Characters. Of a longer text the index may hold only the beginning, after name and address. */
const longFrom = searchedLength / 2;

/** Rows looked at in one query, so that others are served in between. */
const stepRows = 2000;

/** Texts read in one query. */
const stepTexts = 200;

/** Every text is looked at, however many there are. */
const all = Number.MAX_SAFE_INTEGER;

/**
 * Ids of the submissions that have all words of `text`, an address or a name, in one of their texts; long texts are read
 * whole, not only what the search holds of them.
 */
export async function mentioning(
  db: Kysely<Tables>,
  table: SubmissionTable,
  text: string,
): Promise<Set<string>> {
  const words = searchText(text).split(' ').filter(Boolean);
  const rows = await db
    .selectFrom<SubmissionTable>(table)
    .select('id')
    .where(containing(db, table, words, all))
    .execute();
  const ids = new Set<string>();
  for (const source of texts[table]) {
    for await (const row of textsOf(
      db,
      source,
      rows.map(({ id }) => id),
    ))
      take(row);
    for await (const row of longTexts(db, source)) take(row);
  }
  return ids;

  function take(row: Row): void {
    const read = foldedText(row.text);
    if (words.every((word) => read.includes(word))) ids.add(row.owner);
  }
}

type Row = { owner: string; text: string };

function columnsOf({ owner, column }: Texts) {
  return sql`${sql.ref(owner)} as owner, ${sql.ref(column)} as text`;
}

async function* textsOf(db: Kysely<Tables>, source: Texts, ids: readonly string[]): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += stepTexts) {
    const some = sql.join(ids.slice(from, from + stepTexts));
    const { rows } = await sql<Row>`select ${columnsOf(source)} from ${sql.table(source.table)}
      where ${sql.ref(source.owner)} in (${some})`.execute(db);
    yield* rows;
  }
}

async function* longTexts(db: Kysely<Tables>, source: Texts): AsyncGenerator<Row> {
  const from = sql.table(source.table);
  for (let after = ''; ; ) {
    const { rows: steps } = await sql<{
      last: string | null;
    }>`select max(id) as last from (select id from ${from}
      where id > ${after} order by id limit ${sql.lit(stepRows)}) as step`.execute(db);
    const last = steps[0]?.last;
    if (!last) return;
    const { rows } = await sql<Row>`select ${columnsOf(source)} from ${from}
      where id > ${after} and id <= ${last} and length(${sql.ref(source.column)}) > ${sql.lit(longFrom)}`.execute(
      db,
    );
    yield* rows;
    after = last;
  }
}
