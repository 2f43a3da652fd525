import { sql } from 'kysely';
import { dayMs } from '#domain/language/durations.ts';
import type { Db, Store, SubmissionTable } from '#server/core/store/store.ts';
import { searchedTables } from '#server/core/store/text-search.ts';

export type Amounts = { messages: number; responses: number; mails: number };

const first = Date.parse('2023-01-01T00:00:00Z');
const years = 3.8;
const span = years * 365.25 * dayMs;
const vocabulary = 6000;
const sentences = 5000;
const wordsPerSentence = 9;
const batch = 100_000;

/**
 * The same rows for the same numbers on both databases: every value comes from the number of its row. Goes on where an
 * earlier call ended. False if it is not done when `until` comes, in milliseconds of `performance.now`.
 */
export async function generate(store: Store, amounts: Amounts, until = Infinity): Promise<boolean> {
  return await asOne(store, async (db) => {
    const hasTime = () => performance.now() < until;
    const [begun] = await tablesNamed(store, db, 'sample_indexes');
    if (begun === undefined) {
      await writeSentences(db);
      await keepIndexes(db, await dropIndexes(store, db));
    }
    const write = { support_messages: messages, survey_responses: responses, outbox: mails };
    const counts = {
      support_messages: amounts.messages,
      survey_responses: amounts.responses,
      outbox: amounts.mails,
    };
    for (const table of ['support_messages', 'survey_responses', 'outbox'] as const) {
      for (let from = (await lastNumber(db, table)) + 1; from <= counts[table]; from += batch) {
        if (!hasTime()) return false;
        await write[table](store, db, amounts, from, Math.min(counts[table], from + batch - 1));
      }
    }
    for (;;) {
      const { rows } = await sql<{ n: number; statement: string }>`
        select n, statement from sample_indexes order by n limit 1`.execute(db);
      if (rows[0] === undefined) break;
      if (!hasTime()) return false;
      await sql.raw(rows[0].statement).execute(db);
      await sql`delete from sample_indexes where n = ${rows[0].n}`.execute(db);
    }
    if (store.dialect === 'postgres') await sql`vacuum analyze`.execute(db);
    return true;
  });
}

/** The last part of an id. Others than these rows may be stored already. */
async function lastNumber(db: Raw, table: string): Promise<number> {
  const { rows } = await sql<{ id: string | null }>`select max(id) as id from ${sql.table(table)}
    where id like '%-7000-8000-%'`.execute(db);
  return Number.parseInt(rows[0]!.id?.slice(-12) ?? '0', 16);
}

async function tablesNamed(store: Store, db: Raw, name: string): Promise<unknown[]> {
  const all =
    store.dialect === 'sqlite'
      ? sql`select name from sqlite_schema where name = ${name}`
      : sql`select tablename from pg_tables where tablename = ${name}`;
  return (await all.execute(db)).rows;
}

async function keepIndexes(db: Raw, statements: readonly string[]): Promise<void> {
  await sql`create table sample_indexes (n integer primary key, statement text not null)`.execute(db);
  for (const [n, statement] of statements.entries())
    await sql`insert into sample_indexes (n, statement) values (${n}, ${statement})`.execute(db);
}

export type Raw = Db;

/** Outside of the site's own limits of time. */
async function asOne<Result>(store: Store, work: (db: Raw) => Promise<Result>): Promise<Result> {
  return await store.db.connection().execute(async (db) => {
    if (store.dialect === 'postgres') {
      await sql`set statement_timeout = 0`.execute(db);
      await sql`set synchronous_commit = off`.execute(db);
      await sql`set maintenance_work_mem = '1GB'`.execute(db);
    } else {
      await sql`pragma synchronous = off`.execute(db);
      await sql`pragma cache_size = -1000000`.execute(db);
      await sql`pragma temp_store = memory`.execute(db);
    }
    return await work(db);
  });
}

/** Words are as common as in a language: few stand in most messages, most in few. */
async function writeSentences(db: Raw): Promise<void> {
  const syllables = [
    'ba',
    'den',
    'fir',
    'gol',
    'hau',
    'jo',
    'kel',
    'lim',
    'mer',
    'nis',
    'por',
    'ras',
    'sto',
    'tur',
    'wen',
    'zi',
  ];
  const word = (index: number): string =>
    index < 16
      ? syllables[index]! + syllables[(index * 7) % 16]!
      : word(Math.floor(index / 16)) + syllables[index % 16]!;
  let state = 20_261_125;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  await sql`create table sample_sentences (n integer primary key, text text not null)`.execute(db);
  for (let from = 0; from < sentences; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const words = Array.from({ length: wordsPerSentence }, () =>
        word(Math.floor(vocabulary * random() ** 3)),
      );
      return sql`(${sql.lit(from + index)}, ${sql.lit(words.join(' '))})`;
    });
    await sql`insert into sample_sentences (n, text) values ${sql.join(rows)}`.execute(db);
  }
}

/** Rows are written faster without them. What names a row's own number stays. */
async function dropIndexes(store: Store, db: Raw): Promise<string[]> {
  const tables = ['support_messages', 'survey_responses', 'outbox'];
  const found =
    store.dialect === 'sqlite'
      ? await sql<{ type: string; name: string; definition: string }>`select type, name, sql as definition
          from sqlite_schema where sql is not null and type in ('index', 'trigger')
          and tbl_name in (${sql.join(tables)})`.execute(db)
      : await sql<{
          type: string;
          name: string;
          definition: string;
        }>`select 'index' as type, indexname as name,
          indexdef as definition from pg_indexes where tablename in (${sql.join(tables)})
          and indexdef not like '%UNIQUE%'`.execute(db);
  for (const { type, name } of found.rows) await sql.raw(`drop ${type} ${name}`).execute(db);
  return found.rows.map(({ definition }) => definition);
}

/** Lists the texts of the rows that are not listed yet. */
async function makeFound(db: Raw, table: SubmissionTable, columns: readonly string[]): Promise<void> {
  const searched = sql.table(searchedTables[table]);
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  await sql`insert into ${searched} (submission_id, text) select id, lower(${text}) from ${sql.table(table)}
    where not exists (select 1 from ${searched} where submission_id = id) order by id`.execute(db);
}

/** SQL that both databases understand, but for these. */
function words(store: Store) {
  const isSqlite = store.dialect === 'sqlite';
  return {
    numbers: (from: number, to: number) =>
      isSqlite
        ? sql`(with recursive numbers (i) as (values (${sql.lit(from)}) union all select i + 1 from numbers where i < ${sql.lit(to)}) select i from numbers)`
        : sql`(select i::bigint from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as s (i))`,
    /** A UUIDv7 of a time in milliseconds and a number. */
    id: (ms: string, i: string) =>
      isSqlite
        ? sql.raw(
            `(substr(printf('%012x', ${ms}), 1, 8) || '-' || substr(printf('%012x', ${ms}), 9) || '-7000-8000-' || printf('%012x', ${i}))`,
          )
        : sql.raw(
            `(substr(lpad(to_hex(${ms}), 12, '0'), 1, 8) || '-' || substr(lpad(to_hex(${ms}), 12, '0'), 9) || '-7000-8000-' || lpad(to_hex(${i}), 12, '0'))`,
          ),
    moment: (ms: string) =>
      isSqlite
        ? sql.raw(`(strftime('%Y-%m-%dT%H:%M:%S', ${ms} / 1000, 'unixepoch') || '.000Z')`)
        : sql.raw(`to_char(to_timestamp(${ms} / 1000) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`),
  };
}

function at(count: number): string {
  return `(${first} + i * ${Math.floor(span / count)})`;
}

const names = `('Vorname' || (i % 97)) || ' Familie' || (i * 31 % 4001)`;
/** About ten messages of each sender. */
const customer = (count: number) => `(i * 7919 % ${Math.max(1, Math.floor(count / 10))})`;
const text = `a.text || '. ' || b.text || '. ' || c.text || '. Vorgang ' || i || '.'`;
const joined = sql.raw(
  `join sample_sentences a on a.n = i * 13 % ${sentences} join sample_sentences b on b.n = i * 1009 % ${sentences}
   join sample_sentences c on c.n = i / 7 % ${sentences}`,
);

/** A tenth of the newest is new or open. One in 50 of all is suspected, one in 200 is a declaration, few are in the bin, and two of five have a tag. */
async function messages(
  store: Store,
  db: Raw,
  { messages: count }: Amounts,
  from: number,
  to: number,
): Promise<void> {
  const { numbers, id, moment } = words(store);
  const ms = at(count);
  const reference = `'E-' || ${store.dialect === 'sqlite' ? `printf('%010d', i)` : `lpad(i::text, 10, '0')`}`;
  const kind = `case when i % 200 = 0 then 'cancellation' when i % 200 = 100 then 'withdrawal' else 'message' end`;
  const status = `case when i % 50 = 3 then 'suspected' when i > ${Math.floor(count * 0.99)} and i % 3 = 0 then 'new'
    when i > ${Math.floor(count * 0.98)} and i % 4 = 1 then 'open' else 'done' end`;
  const email = `'kunde' || ${customer(count)} || '@firma' || (i * 7919 % 811) || '.example'`;
  const tags = `case when i % 20000 = 9 then '["Presse"]' when i % 5 = 0 then '["Angebot"]' when i % 5 = 1 then '["Angebot","Technik"]' else '[]' end`;
  await sql`insert into support_messages (id, received_at, language, status, signals, idempotency_hash, version, kind,
      reference, name, email, company, message, assignee_id, tags, follow_up, deleted_at, email_key)
    select ${id(ms, 'i')}, ${moment(ms)}, case when i % 3 = 0 then 'en' else 'de' end, ${sql.raw(status)},
      case when i % 50 = 3 then '["links"]' else '[]' end, null, 1, ${sql.raw(kind)}, ${sql.raw(reference)},
      ${sql.raw(names)}, ${sql.raw(email)}, 'Firma ' || (i % 5003), ${sql.raw(text)}, null, ${sql.raw(tags)},
      case when i % 3000 = 11 then '2099-01-01' when i % 20000 = 13 then '2026-11-20' end,
      case when i % 5000 = 77 then ${moment(ms)} end, ${sql.raw(email)}
    from ${numbers(from, to)} as s ${joined} order by i`.execute(db);
  await makeFound(db, 'support_messages', ['reference', 'name', 'email', 'company', 'message']);
}

async function responses(
  store: Store,
  db: Raw,
  { responses: count }: Amounts,
  from: number,
  to: number,
): Promise<void> {
  const { numbers, id, moment } = words(store);
  const ms = at(count);
  const solutions = ['nova', 'sophie', 'fuel', 'monthly', 'alacarte', 'genesis'];
  const solution = `case i % ${solutions.length} ${solutions.map((name, n) => `when ${n} then '${name}'`).join(' ')} end`;
  // By a step that is no multiple of those of offerings and ratings, so that all of these have some.
  const comment = `case when i / 30 % 3 = 0 then '' else a.text || '. ' || b.text end`;
  await sql`insert into survey_responses (id, received_at, language, status, signals, idempotency_hash, version, name,
      company_or_occupation, solution_used, rating, comment, tags)
    select ${id(ms, 'i')}, ${moment(ms)}, case when i % 3 = 0 then 'en' else 'de' end,
      case when i % 50 = 3 then 'suspected' when i > ${sql.lit(Math.floor(count * 0.99))} then 'new' else 'done' end,
      '[]', null, 1, ${sql.raw(names)}, 'Beruf ' || (i % 503), ${sql.raw(solution)}, 1 + (i * 17 / 6) % 5,
      ${sql.raw(comment)},
      case when i % 40 = 0 then '["Zitat"]' when i % 40 = 1 then '["Rückfrage","Zitat"]' else '[]' end
    from ${numbers(from, to)} as s ${joined} order by i`.execute(db);
  await makeFound(db, 'survey_responses', ['name', 'companyOrOccupation', 'comment']);
}

/** Of the newest, one in ten waits, one in a thousand has failed. */
async function mails(store: Store, db: Raw, counts: Amounts, from: number, to: number): Promise<void> {
  const { numbers, id, moment } = words(store);
  const ms = at(counts.mails);
  const step = Math.max(1, Math.floor(counts.messages / counts.mails));
  // Of every message that has one, the mail names it: the newest have.
  const about = id(at(counts.messages).replaceAll('i *', `(i * ${step}) *`), `(i * ${step})`);
  const kind = `case when i * ${step} % 200 in (0, 100) then 'declaration-confirmation' when i % 2 = 0 then 'message-notice' else 'message-acknowledgement' end`;
  const status = `case when i % 1000 = 7 then 'failed' when i > ${Math.floor(counts.mails * 0.9)} then 'queued' else 'sent' end`;
  await sql`insert into outbox (id, kind, turn, support_message_id, created_at, status, attempts, due_at, sent_at, last_error, address_key)
    select ${id(ms, 'i')}, ${sql.raw(kind)}, case when i % 2 = 0 then 3 else 2 end, ${about}, ${moment(ms)},
      ${sql.raw(status)}, 1, ${moment(ms)}, case when (${sql.raw(status)}) = 'sent' then ${moment(ms)} end,
      case when i % 1000 = 7 then 'Refused' end, case when i % 2 = 1 then 'kunde' || (i % 100000) || '@example.com' end
    from ${numbers(from, to)} as s order by i`.execute(db);
}
