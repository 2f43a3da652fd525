import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { ResponseStatus } from '#domain/inbox.ts';
import { insertTemplate } from './insert-template.ts';
import type { MailKind } from './mail-kinds.ts';
import { type NewMail, outboxRow } from './outbox-row.ts';
import type { SubmissionColumns, Tables } from './tables.ts';

/** What the server knows about a submission beside its fields. */
export type SubmissionFacts = {
  id: string;
  receivedAt: string;
  language: string | null;
  signals: readonly string[];
  idempotencyHash: string | null;
};

/**
 * One unit of work: the submission and the mails about it, stored together or not at all.
 * If `insert` stores nothing because the submission is there already, `findFirst` tells the id it has.
 */
export type Submission = {
  id: string;
  insert: CompiledQuery;
  outbox: CompiledQuery;
  /** A mail to the visitor, which keeps to limits. */
  answer?: PlannedMail | undefined;
  findFirst: () => CompiledQuery;
};

/**
 * A mail that is planned by those before it: `earlier` gives their moments, and with them `insert` makes the query,
 * or undefined where none is to be sent. `turn`: two of the same are not planned at the same time.
 */
export type PlannedMail = {
  turn: string;
  earlier: CompiledQuery<{ moment: string }>;
  insert: (earlier: readonly string[]) => CompiledQuery | undefined;
};

export type SubmissionTable = 'support_messages' | 'survey_responses';
type OwnColumns<Table extends SubmissionTable> = Omit<Tables[Table], keyof SubmissionColumns | 'status'>;

/** Which mail tells the operator about a submission, and how the outbox refers to it. */
export const mailOf = {
  support_messages: { kind: 'message-notice', column: 'support_message_id', reference: 'messageId' },
  survey_responses: { kind: 'response-notice', column: 'survey_response_id', reference: 'responseId' },
} as const satisfies Record<
  SubmissionTable,
  { kind: MailKind; column: keyof Tables['outbox']; reference: keyof NewMail }
>;

/** Puts the queries of one submission together. `mailId` is the id of its outbox row. */
export function submissionOf<Table extends SubmissionTable>(
  db: Kysely<Tables>,
  table: Table,
  facts: SubmissionFacts,
  fields: OwnColumns<Table>,
  mailId: string,
): Submission {
  const { kind, reference } = mailOf[table];
  const row = {
    id: facts.id,
    received_at: facts.receivedAt,
    language: facts.language,
    status: (facts.signals.length > 0 ? 'suspected' : 'new') satisfies ResponseStatus,
    signals: JSON.stringify(facts.signals),
    idempotency_hash: facts.idempotencyHash,
    version: 1,
    ...fields,
  };
  const mail = outboxRow({ id: mailId, kind, createdAt: facts.receivedAt, [reference]: facts.id });
  return {
    id: facts.id,
    insert: insertTemplate(db, table, 'idempotency_hash')(row),
    outbox: insertTemplate(db, 'outbox')(mail),
    findFirst: () => findByHash(table, facts.idempotencyHash).compile(db),
  };
}

function findByHash(table: SubmissionTable, hash: string | null) {
  return sql<{ id: string }>`select id from ${sql.table(table)} where idempotency_hash = ${hash}`;
}
