import { type Kysely, sql } from 'kysely';

/** Lists, counts and daily work find their rows without reading the others, however many there are. */
export async function indexLargeLists(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The folders of the inbox, newest first.
    `create index support_messages_status on support_messages (status, id) where deleted_at is null`,
    `create index support_messages_listed on support_messages (id)
      where deleted_at is null and status <> 'suspected'`,
    // As in `isToDo`: SQLite would take the index of a state for anything simpler, and sort what it finds.
    `create index support_messages_todo on support_messages (id)
      where deleted_at is null and case when status in ('new', 'open') then 1 else 0 end = 1`,
    `create index support_messages_declarations on support_messages (id)
      where deleted_at is null and kind <> 'message'`,
    `create index support_messages_declarations_todo on support_messages (id)
      where deleted_at is null and kind <> 'message' and status <> 'done'`,
    `create index support_messages_bin on support_messages (id) where deleted_at is not null`,
    // Retention and digests.
    `create index support_messages_received_at on support_messages (received_at, kind)`,
    // Few messages have somebody.
    `drop index support_messages_assignee_id`,
    `create index support_messages_assignee_id on support_messages (assignee_id) where assignee_id is not null`,
    // The list of responses and its statistics.
    `create index survey_responses_status on survey_responses (status, id)`,
    `create index survey_responses_listed on survey_responses (id) where status <> 'suspected'`,
    `create index survey_responses_received_at on survey_responses (received_at, status)`,
    `create index survey_responses_ratings on survey_responses
      (solution_used, rating, substr(received_at, 1, 7), status, received_at)`,
    `create index survey_responses_tags on survey_responses (tags) where tags <> '[]'`,
    // Mails that have not left, and what the morning screen says about them.
    `create index outbox_failed on outbox (created_at) where status = 'failed' and dismissed_at is null`,
    `create index outbox_retried on outbox (created_at)
      where status = 'queued' and attempts > 0 and last_error is not null`,
    `create index outbox_waiting on outbox (created_at, due_at) where status = 'queued' and attempts = 0`,
    `create index outbox_unsent on outbox (status) where status in ('queued', 'held', 'failed')`,
    `create index outbox_sent_at on outbox (sent_at) where sent_at is not null`,
    `create index outbox_recipient on outbox (recipient, created_at) where recipient is not null`,
    `create index outbox_lease on outbox (lease) where lease is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
