import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { ResponseStatus } from '#domain/inbox.ts';
import { insertTemplate } from './insert-template.ts';
import type { MailKind } from './mail-kinds.ts';
import { digestOnce, limitedNotice } from './notices.ts';
import { type NewMail, outboxRow } from './outbox-row.ts';
import type { SubmissionColumns, Tables } from './tables.ts';

/** What the server knows about a submission beside its fields. */
export type SubmissionFacts = {
  id: string;
  receivedAt: string;
  language: string | null;
  signals: readonly string[];
  idempotencyHash: string | null;
  /** From here on the notices of an hour are told in a digest; 0 or nothing: each submission has one. */
  noticesPerHour?: number;
};

/**
 * One unit of work: the submission and the mails about it, stored together or not at all.
 * If `insert` stores nothing because the submission is there already, `findFirst` tells the id it has.
 */
export type Submission = {
  id: string;
  insert: CompiledQuery;
  /** The notice about it. It stays away where an hour has too many. */
  notice?: CompiledQuery | undefined;
  /** Tells of it where there is no notice. */
  digest?: CompiledQuery | undefined;
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

/**
 * Deadlines of the law begin with a declaration, so each has a notice of its own, suspected or not, up to so many times
 * the notices of an hour: a flood of them must not fill the team's mailbox either.
 */
const urgentTimes = 5;

/** Puts the queries of one submission together. `mailId` is the id of the notice; `isUrgent`: see `urgentTimes`. */
export function submissionOf<Table extends SubmissionTable>(
  db: Kysely<Tables>,
  table: Table,
  facts: SubmissionFacts,
  fields: OwnColumns<Table>,
  { mailId, isUrgent = false }: { mailId: string; isUrgent?: boolean },
): Submission {
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
  return {
    id: facts.id,
    insert: insertTemplate(db, table, 'idempotency_hash')(row),
    ...tellingOf(db, table, facts, { mailId, isUrgent }),
    findFirst: () => findByHash(table, facts.idempotencyHash).compile(db),
  };
}

/** How the team hears of a submission: at once, in a digest with others if there are many, or only there. */
function tellingOf(
  db: Kysely<Tables>,
  table: SubmissionTable,
  facts: SubmissionFacts,
  { mailId, isUrgent }: { mailId: string; isUrgent: boolean },
): Pick<Submission, 'notice' | 'digest'> {
  const { id: submissionId, receivedAt, signals, noticesPerHour = 0 } = facts;
  if (signals.length > 0 && !isUrgent) return { digest: digestOnce(db, receivedAt) };
  if (noticesPerHour === 0) return { notice: noticeOf(db, table, facts, mailId) };
  const { kind, column } = mailOf[table];
  const perHour = isUrgent ? urgentTimes * noticesPerHour : noticesPerHour;
  return {
    notice: limitedNotice(db, { id: mailId, kind, column, submissionId, receivedAt }, perHour),
    digest: digestOnce(db, receivedAt),
  };
}

function noticeOf(
  db: Kysely<Tables>,
  table: SubmissionTable,
  { id, receivedAt }: SubmissionFacts,
  mailId: string,
): CompiledQuery {
  const { kind, reference } = mailOf[table];
  return insertTemplate(
    db,
    'outbox',
  )(outboxRow({ id: mailId, kind, createdAt: receivedAt, [reference]: id }));
}

function findByHash(table: SubmissionTable, hash: string | null) {
  return sql<{ id: string }>`select id from ${sql.table(table)} where idempotency_hash = ${hash}`;
}
