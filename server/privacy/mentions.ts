import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { foldedText, searchedLength, searchText } from '#domain/inbox/search-text.ts';
import type { Db, SubmissionTable } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { containing } from '#server/core/store/text-search.ts';

type Texts = { table: keyof Tables; owner: string; column: string };

/** Texts that may name a person, beside the name and address of a sender. */
const texts: Readonly<Record<SubmissionTable, readonly Texts[]>> = {
  support_messages: [
    { table: 'support_messages', owner: 'id', column: 'company' },
    { table: 'support_messages', owner: 'id', column: 'message' },
    { table: 'message_notes', owner: 'messageId', column: 'text' },
    { table: 'message_replies', owner: 'messageId', column: 'text' },
    { table: 'incoming_mails', owner: 'messageId', column: 'text' },
  ],
  survey_responses: [
    { table: 'survey_responses', owner: 'id', column: 'name' },
    { table: 'survey_responses', owner: 'id', column: 'companyOrOccupation' },
    { table: 'survey_responses', owner: 'id', column: 'comment' },
  ],
};

/** Bytes. Of a longer text the index may hold only the beginning, after name and address. */
const longFrom = searchedLength / 2;

/** Rows looked at in one query, so that others are served in between. */
const stepRows = 2000;

/** Texts read in one query, each as long as a request. */
const stepTexts = 20;

/** Every text is looked at, however many there are. */
const all = Number.MAX_SAFE_INTEGER;

/**
 * Ids of the submissions that have all words of one of `names`, addresses or names, in one of their texts; long texts are
 * read whole, not only what the search holds of them.
 */
export async function mentioning(
  db: Db,
  table: SubmissionTable,
  names: readonly string[],
): Promise<Set<string>> {
  const wanted = names
    .map((name) => searchText(name).split(' ').filter(Boolean))
    .filter(({ length }) => length > 0);
  const ids = new Set<string>();
  if (wanted.length === 0) return ids;
  const areAddresses = names.every((name) => name.includes('@'));
  const found = new Set<string>();
  for (const words of wanted) {
    const rows = await db
      .selectFrom<SubmissionTable>(table)
      .select('id')
      .where(containing(db, table, words, all))
      .execute();
    for (const { id } of rows) found.add(id);
  }
  for (const source of texts[table]) {
    for await (const row of rowsOf(db, source, source.owner, [...found])) take(row);
    for await (const row of longTexts(db, source)) take(row);
  }
  return ids;

  function take(row: Row): void {
    // Folding takes ten times as long as to look for the sign that every address has.
    if (ids.has(row.owner) || (areAddresses && !/[@\uFE6B\uFF20]/.test(row.text))) return;
    const read = foldedLong(row.text);
    if (wanted.some((words) => words.every((word) => read.includes(word)))) ids.add(row.owner);
  }
}

/** Like `foldedText`, except for spaces; takes a tenth of the time for ASCII, where there is nothing to fold. */
function foldedLong(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text.toLowerCase() : foldedText(text);
}

type Row = { owner: string; text: string };

async function* longTexts(db: Db, source: Texts): AsyncGenerator<Row> {
  const from = sql.table(source.table);
  for (let after = ''; ; ) {
    const { rows: steps } = await sql<{
      last: string | null;
    }>`select max(id) as last from (select id from ${from}
      where id > ${after} order by id limit ${sql.lit(stepRows)}) as step`.execute(db);
    const last = steps[0]?.last;
    if (!last) return;
    const { rows } = await sql<{ id: string }>`select id from ${from}
      where id > ${after} and id <= ${last} and octet_length(${sql.ref(source.column)}) > ${sql.lit(longFrom)}`.execute(
      db,
    );
    yield* rowsOf(
      db,
      source,
      'id',
      rows.map(({ id }) => id),
    );
    after = last;
  }
}

/** Few at a time, and others are served in between: SQLite answers within this process. */
async function* rowsOf(
  db: Db,
  { table, owner, column }: Texts,
  key: string,
  values: readonly string[],
): AsyncGenerator<Row> {
  for (let from = 0; from < values.length; from += stepTexts) {
    const some = sql.join(values.slice(from, from + stepTexts));
    const { rows } = await sql<Row>`select ${sql.ref(owner)} as owner, ${sql.ref(column)} as text
      from ${sql.table(table)} where ${sql.ref(key)} in (${some})`.execute(db);
    yield* rows;
    await setImmediate();
  }
}
