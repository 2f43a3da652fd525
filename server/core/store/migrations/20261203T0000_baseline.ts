import { type Kysely, sql } from 'kysely';
import { isSqlite } from '#server/core/store/store.ts';

/**
 * The schema of 1.0.0, the same on SQLite and PostgreSQL. `npm run store-types` makes the types of the tables from it.
 * Times are ISO 8601 in UTC with milliseconds and ids are UUIDv7, so that both sort by time as text.
 */
export async function createBaseline(db: Kysely<unknown>): Promise<void> {
  const dialect = isSqlite(db) ? onSqlite : onPostgres;
  const tables = [accounts, forms, outbox, inbox, publishing, records].flatMap((part) => part.split(';\n'));
  for (const statement of [
    ...tables,
    ...dialect.begin,
    ...dialect.appendOnly('audit_log', 'true'),
    ...dialect.appendOnly('releases', 'old.version is not null'),
    ...searched(dialect, 'searched_messages', 'support_messages'),
    ...searched(dialect, 'searched_responses', 'survey_responses'),
  ])
    await sql.raw(statement).execute(db);
}

const accounts = `
create table operators (
  id text not null primary key,
  email text not null unique, -- in lower case
  name text not null,
  role text not null,
  created_at text not null,
  password_hash text, -- Argon2id as a PHC string; null until the operator has chosen a password
  totp_secret text,
  totp_used_step integer -- time step of the last accepted code: no code works twice
);
create table operator_links ( -- for the first operator (no operator_id), invitations, new passwords, new addresses
  token_hash text not null primary key,
  operator_id text references operators (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  new_email text, -- only in a link that confirms this address; such a link sets no password
  used_at text, -- a used link does nothing, and is kept until it expires
  made_by text -- operator who was shown the link; null if it was mailed or made by a command
);
create index operator_links_operator_id on operator_links (operator_id);
create table notice_choices (
  operator_id text not null primary key references operators (id) on delete cascade,
  messages text not null,
  declarations text not null,
  responses text not null
);
create table recovery_codes (
  code_hash text not null primary key,
  operator_id text not null references operators (id) on delete cascade
);
create index recovery_codes_operator_id on recovery_codes (operator_id);
create table sessions (
  id text not null primary key,
  token_hash text not null unique,
  operator_id text not null references operators (id) on delete cascade,
  created_at text not null,
  last_seen_at text not null,
  user_agent text not null,
  confirmed_at text not null, -- when the password was last typed in this session; empty if unknown
  totp_pending text, -- secret of the second factor that is being set up
  totp_begun_at text
);
create index sessions_operator_id on sessions (operator_id);
create table devices (
  id text not null primary key,
  token_hash text not null unique,
  operator_id text not null references operators (id) on delete cascade,
  used_at text not null
);
create index devices_operator_id on devices (operator_id);
create table attempts ( -- of what is limited: signing in, asking for a link, causing a mail
  subject text not null primary key, -- account (hash of its address), device, session or client network (salted hash)
  count integer not null,
  last_at text not null,
  blocked_until text not null
);
create table network_salts ( -- of half a day each; in no backup
  period text not null primary key,
  salt text not null
);
create table carried_out ( -- requests that were carried out, in case they come again
  id text not null primary key,
  at text not null,
  answer text -- sealed with the request's key
);
create index carried_out_at on carried_out (at);
create table visits (
  operator_id text not null references operators (id) on delete cascade,
  section text not null,
  visited_at text not null,
  primary key (operator_id, section)
)`;

const forms = `
create table support_messages (
  id text not null primary key,
  received_at text not null,
  language text,
  signals text not null,
  idempotency_hash text unique, -- of Idempotency-Key and content: equal for a submission sent again
  version integer not null, -- counts the changes by operators, from 1
  kind text not null,
  reference text not null unique, -- short number, from newReference
  status text not null,
  name text not null,
  email text not null,
  company text not null,
  message text not null, -- in a declaration: the contract
  cancellation text, -- JSON of CancellationTerms
  no_acknowledgement text, -- why none was queued
  assignee_id text references operators (id) on delete set null,
  tags text not null, -- JSON list of texts
  follow_up text, -- a day
  deleted_at text, -- in the bin; deleted for good after binDays
  bulk_id text, -- the last bulk action, if the message has not changed since, and the values before it
  status_before text,
  deleted_before text,
  follow_up_before text,
  tags_before text,
  email_key text not null -- from addressKey: the same for all messages of one person
);
create index support_messages_status on support_messages (status, id) where deleted_at is null;
create index support_messages_listed on support_messages (id) where deleted_at is null and status <> 'suspected';
-- As in isToDo: SQLite would take the index of a state for anything simpler, and sort what it finds.
create index support_messages_todo on support_messages (id)
  where deleted_at is null and case when status in ('new', 'open') then 1 else 0 end = 1;
-- All that can be due: isDue in the inbox.
create index support_messages_due on support_messages (id)
  where deleted_at is null and case when status in ('new', 'open') or follow_up is not null then 1 else 0 end = 1;
create index support_messages_declarations on support_messages (id) where deleted_at is null and kind <> 'message';
create index support_messages_declarations_todo on support_messages (id)
  where deleted_at is null and kind <> 'message' and status <> 'done';
create index support_messages_bin on support_messages (id) where deleted_at is not null;
create index support_messages_deleted_at on support_messages (deleted_at) where deleted_at is not null;
create index support_messages_received_at on support_messages (received_at, kind);
create index support_messages_assignee_id on support_messages (assignee_id, status, id);
-- As isIn compares the state of messages with a tag.
create index support_messages_tags on support_messages ((status || ''), id, tags) where tags <> '[]';
create index support_messages_bulk_id on support_messages (bulk_id) where bulk_id is not null;
create table survey_responses (
  id text not null primary key,
  received_at text not null,
  language text,
  signals text not null,
  idempotency_hash text unique,
  version integer not null,
  status text not null,
  name text not null,
  company_or_occupation text not null,
  solution_used text not null,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  tags text not null -- JSON list of texts
);
create index survey_responses_status on survey_responses (status, id);
create index survey_responses_listed on survey_responses (id) where status <> 'suspected';
create index survey_responses_received_at on survey_responses (received_at, status);
create index survey_responses_ratings on survey_responses
  (solution_used, rating, substr(received_at, 1, 7), status, received_at);
create index survey_responses_rated on survey_responses (solution_used, rating, id) where status <> 'suspected';
create index survey_responses_tags on survey_responses (tags) where tags <> '[]';
create table erasures ( -- erased by an operator, and deleted in steps
  submission_id text not null primary key,
  source text not null
)`;

const outbox = `
create table outbox (
  id text not null primary key,
  kind text not null,
  turn integer not null,
  support_message_id text references support_messages (id) on delete cascade,
  survey_response_id text references survey_responses (id) on delete cascade,
  recipient text,
  details text, -- JSON object of strings for the text of such a mail
  created_at text not null,
  status text not null,
  attempts integer not null,
  first_attempt_at text,
  due_at text not null, -- no process takes the row before; while leased, the end of the lease
  lease text,
  last_error text,
  sent_at text,
  address_key text, -- only for automatic answers to visitors: see mailboxKey
  waits_for text,
  dismissed_at text -- an operator has seen that it failed, and will not send it again
);
create index outbox_turn on outbox (turn, due_at) where status = 'queued';
create index outbox_support_message_id on outbox (support_message_id) where support_message_id is not null;
create index outbox_survey_response_id on outbox (survey_response_id) where survey_response_id is not null;
create index outbox_answers on outbox (address_key, kind) where address_key is not null;
create index outbox_unconfirmed on outbox (support_message_id)
  where kind = 'declaration-confirmation' and status <> 'sent';
create index outbox_notices on outbox (created_at)
  where kind in ('message-notice', 'response-notice', 'answer-notice');
create index outbox_acknowledgements on outbox (created_at) where kind = 'message-acknowledgement';
create index outbox_failed on outbox (created_at) where status = 'failed' and dismissed_at is null;
create index outbox_retried on outbox (created_at)
  where status = 'queued' and attempts > 0 and last_error is not null;
create index outbox_waiting on outbox (created_at, due_at) where status = 'queued' and attempts = 0;
create index outbox_unsent on outbox (status) where status in ('queued', 'held', 'failed');
create index outbox_sent_at on outbox (sent_at) where sent_at is not null;
create index outbox_recipient on outbox (recipient, created_at) where recipient is not null;
create index outbox_lease on outbox (lease) where lease is not null`;

const inbox = `
create table message_notes (
  id text not null primary key,
  message_id text not null references support_messages (id) on delete cascade,
  created_at text not null,
  operator_id text not null,
  operator_name text not null, -- at that time: it stays when the operator is removed
  text text not null
);
create index message_notes_message_id on message_notes (message_id);
create table message_replies ( -- the mail is the row of the outbox with the same id
  id text not null primary key,
  message_id text not null references support_messages (id) on delete cascade,
  created_at text not null,
  operator_id text not null,
  operator_name text not null,
  text text not null,
  subject text not null,
  quote integer not null
);
create index message_replies_message_id on message_replies (message_id);
create table incoming_mails (
  id text not null primary key,
  message_id text not null references support_messages (id) on delete cascade,
  mail_hash text not null unique, -- the same mail is stored once, also if the mailbox is read again
  kind text not null,
  created_at text not null,
  from_name text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  left_out text not null, -- JSON of LeftOut
  bytes integer not null, -- of its text and its files
  claims_team integer not null -- 1: with a colleague's address, which the receiving server has not confirmed
);
create index incoming_mails_message_id on incoming_mails (message_id);
create index incoming_mails_bytes on incoming_mails (created_at, bytes);
create table mailboxes ( -- how far each mailbox has been read, by which process, and how it went
  address text not null primary key, -- user, server and folder
  uid_validity text not null,
  last_uid bigint not null,
  lease text,
  leased_until text not null,
  read_at text,
  last_error text,
  left_alone integer not null, -- mails that belong to no message
  refused text not null -- JSON list of RefusedMail, the newest last
);
create table message_drafts (
  message_id text not null references support_messages (id) on delete cascade,
  operator_id text not null references operators (id) on delete cascade,
  kind text not null,
  content text not null, -- JSON of what draftSchemas takes
  saved_at text not null,
  primary key (message_id, operator_id, kind)
);
create index message_drafts_operator_id on message_drafts (operator_id);
create table message_files ( -- of a reply or a mail or, without either, of the operator's draft
  id text not null primary key,
  message_id text not null references support_messages (id) on delete cascade,
  reply_id text references message_replies (id) on delete cascade,
  incoming_id text references incoming_mails (id) on delete cascade,
  operator_id text references operators (id) on delete cascade,
  created_at text not null,
  name text not null,
  type text, -- null until all of it is stored and its content was accepted
  size integer not null,
  stored integer not null -- bytes that have arrived
);
create index message_files_message_id on message_files (message_id);
create index message_files_reply_id on message_files (reply_id);
create index message_files_incoming_id on message_files (incoming_id);
create index message_files_operator_id on message_files (operator_id);
create table message_file_parts (
  file_id text not null references message_files (id) on delete cascade,
  position integer not null, -- bytes before it
  content bytea not null,
  primary key (file_id, position)
);
create table reply_templates (
  id text not null primary key,
  title text not null,
  texts text not null, -- JSON by language
  position integer not null,
  version integer not null
);
create table blocked_senders ( -- their messages go to the spam folder
  id text not null primary key,
  email_key text not null unique, -- from addressKey
  email text not null,
  operator_id text not null,
  blocked_at text not null
)`;

const publishing = `
create table releases ( -- a set of changes; once it is published, its row never changes
  id text not null primary key,
  state text not null,
  version integer unique, -- counts from 1 without gaps; null until it is published
  operator_id text not null,
  approved_by text, -- null if no approval was needed, or it is still missing
  created_at text not null,
  due_at text, -- null: at once, or as soon as it is approved
  ended_at text, -- when it was published, failed or was cancelled
  base_version integer not null,
  restored_version integer,
  summary text not null, -- JSON of ReleaseSummary
  changes text not null, -- JSON list of DraftedField
  edits text, -- JSON of StoredEdits, complete; null until it is published
  failure text,
  places text not null, -- JSON list of fields, or a page
  tries integer not null, -- how often a process has begun to carry it out
  next_try_at text
);
create index releases_state on releases (state, created_at);
create table content_draft ( -- one draft for all operators
  field text not null primary key,
  value text, -- JSON; null: the default
  based_on text, -- JSON of the default when it was written; null: unknown
  revision integer not null,
  operator_id text not null,
  changed_at text not null
);
create table content_reviews (
  place text not null primary key,
  print text not null, -- of the default text at that time
  operator_id text not null,
  reviewed_at text not null
);
create table preview_links (
  id text not null primary key,
  token_hash text not null unique,
  operator_id text not null,
  created_at text not null,
  expires_at text not null,
  release_id text -- null: it shows the draft
)`;

const records = `
create table audit_log ( -- append-only, no personal data except ids of operators
  id text not null primary key,
  happened_at text not null,
  operator_id text,
  action text not null,
  target text,
  details text not null, -- JSON object
  operator_name_id text, -- names at the time, in operator_names
  subject_name_id text
);
create index audit_log_target on audit_log (target);
create table operator_names ( -- a row for each name an operator has had; deleted some years after the operator left
  id text not null primary key,
  operator_id text not null,
  name text not null
);
create index operator_names_operator_id on operator_names (operator_id);
create table settings (name text not null primary key, value text not null);
create table backups (
  id text not null primary key,
  due_at text not null, -- when the schedule wanted it, or when an operator asked for it
  started_at text not null,
  ended_at text,
  error text, -- a code or a sentence without personal data; null if it succeeded or is under way
  file text, -- its name, without the folder
  bytes bigint,
  messages integer,
  responses integer,
  drilled_at text -- when it was last restored for a trial, beside the live store
);
create table processes (
  id text not null primary key,
  host text not null,
  build text not null, -- the same for all processes of one build
  started_at text not null,
  seen_at text not null
)`;

/** Messages and responses are found by the beginnings of the words in their texts: a row for each text. */
function searched({ number, indexWords }: typeof onSqlite, table: string, source: string): string[] {
  return [
    `create table ${table} (number ${number},
      submission_id text not null references ${source} (id) on delete cascade, text text not null)`,
    `create index ${table}_submission on ${table} (submission_id)`,
    ...indexWords(table),
  ];
}

const onSqlite = {
  begin: ['create index support_messages_email_key on support_messages (email_key)'],
  /** The database refuses to delete rows of such a table, and to change those of which `isFinal` is true. */
  appendOnly: (table: string, isFinal: string) =>
    [
      ['update', isFinal],
      ['delete', 'true'],
    ].map(
      ([
        change,
        condition,
      ]) => `create trigger ${table}_no_${change} before ${change} on ${table} when ${condition}
        begin select raise(abort, 'this table is append-only'); end`,
    ),
  number: 'integer primary key',
  indexWords: (table: string) => [
    // No prefix lists: they cost a tenth more for each text, and strangers send texts.
    `create virtual table ${table}_words using fts5 (text, content = '${table}', content_rowid = 'number',
      detail = none, tokenize = 'unicode61 remove_diacritics 0')`,
    // Erased texts leave no word behind.
    `insert into ${table}_words (${table}_words, rank) values ('secure-delete', 1)`,
    `create trigger ${table}_words_insert after insert on ${table} begin
      insert into ${table}_words (rowid, text) values (new.number, new.text); end`,
    `create trigger ${table}_words_delete after delete on ${table} begin
      insert into ${table}_words (${table}_words, rowid, text) values ('delete', old.number, old.text); end`,
  ],
};

/** Signs between words; where PostgreSQL runs without a language, it would take all but ASCII for letters. */
const punctuation = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~„“”‚‘’«»‹›‐–—―·•§°©®€£¥×÷¡¿、。「」『』`;

const onPostgres: typeof onSqlite = {
  begin: [
    // An index on the address itself would refuse very long ones.
    'create index support_messages_email_key on support_messages using hash (email_key)',
    // PostgreSQL's parser would take addresses and numbers with their punctuation for one word.
    `create function search_words (text) returns tsvector language sql immutable parallel safe
      return to_tsvector('pg_catalog.simple', translate($1, '${punctuation.replace("'", "''")}',
      '${' '.repeat(punctuation.length)}'))`,
    `create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'this table is append-only'; end $$`,
  ],
  appendOnly: (table, isFinal) => [
    `create trigger ${table}_no_update before update on ${table}
      for each row when (${isFinal}) execute function refuse_change()`,
    `create trigger ${table}_no_delete before delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ],
  number: 'bigint generated by default as identity primary key',
  indexWords: (table) => [
    `alter table ${table} add column words tsvector generated always as (search_words(text)) stored`,
    `create index ${table}_words on ${table} using gin (words)`,
  ],
};
