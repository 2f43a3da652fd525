import type { Generated } from 'kysely';
import type { Lesson, MessageKind, MessageStatus, ResponseStatus } from '#domain/inbox.ts';
import { messageFields, type SupportMessage } from '#domain/support-message.ts';
import type { WaitsFor } from './answer-plan.ts';
import { type InboxTables, inboxColumns } from './inbox-tables.ts';
import { type LiveTables, liveColumns } from './live-tables.ts';
import type { MailKind } from './mail-kinds.ts';
import { type OperatorTables, operatorColumns } from './operator-tables.ts';
import { type PublicationTables, publicationColumns } from './publication-tables.ts';

/** Times are ISO 8601 in UTC with milliseconds and ids are UUIDv7, so that both sort by time as text. */
export type Tables = OperatorTables &
  PublicationTables &
  InboxTables &
  LiveTables & {
    support_messages: SupportMessagesTable;
    survey_responses: SurveyResponsesTable;
    searched_messages: SearchedTextsTable;
    searched_responses: SearchedTextsTable;
    erasures: ErasuresTable;
    outbox: OutboxTable;
  };

export type SubmissionColumns = {
  id: string;
  received_at: string;
  language: string | null;
  signals: string;
  /** Hash of Idempotency-Key and content: equal for a submission sent again. */
  idempotency_hash: string | null;
  /** Counts the changes by operators, from 1. */
  version: number;
};

/** In a declaration, `message` is the contract. */
export type SupportMessagesTable = SubmissionColumns &
  SupportMessage & {
    kind: MessageKind;
    /** Short number, from `drawReference`. */
    reference: string;
    status: MessageStatus;
    /** JSON of `CancellationTerms`. */
    cancellation: string | null;
    assignee_id: string | null;
    /** In the bin; deleted for good `binDays` later. */
    deleted_at: string | null;
    /** The last bulk action, if the message has not changed since, and the values before it. */
    bulk_id: string | null;
    status_before: MessageStatus | null;
    deleted_before: string | null;
    taught: Lesson | null;
    taught_before: Lesson | null;
    /** From `addressKey`: the same for all messages of one person. */
    email_key: string;
  };

export type SurveyResponsesTable = SubmissionColumns & {
  status: ResponseStatus;
  name: string;
  company_or_occupation: string;
  solution_used: string;
  rating: number;
  comment: string;
  /** JSON list of texts. */
  tags: string;
};

/** A text by which a submission is found, as `searchText` writes it; PostgreSQL has a column with its words besides. */
export type SearchedTextsTable = { number: Generated<number>; submission_id: string; text: string };

/** A submission that an operator has erased; the row goes with it. */
export type ErasuresTable = { submission_id: string; source: 'support_messages' | 'survey_responses' };

export type OutboxTable = {
  id: string;
  kind: MailKind;
  turn: number;
  support_message_id: string | null;
  survey_response_id: string | null;
  recipient: string | null;
  /** JSON object of strings for the text of such a mail. */
  details: string | null;
  created_at: string;
  status: MailStatus;
  attempts: number;
  first_attempt_at: string | null;
  /** Nobody takes the row before this time; while leased, the end of the lease. */
  due_at: string;
  lease: string | null;
  last_error: string | null;
  sent_at: string | null;
  /** Only for automatic answers to visitors: see `mailboxKey`. */
  address_key: string | null;
  waits_for: WaitsFor | null;
  /** Somebody has seen that it failed, and will not send it again. */
  dismissed_at: string | null;
};

/** `held`: sent only when a person says so. */
export type MailStatus = 'queued' | 'held' | 'sent' | 'failed';

const submissionColumns = [
  'id',
  'received_at',
  'language',
  'status',
  'signals',
  'idempotency_hash',
  'version',
] as const;

/** A test compares the column names with the migrated schema. */
export const columnsOf = {
  support_messages: [
    ...submissionColumns,
    'kind',
    'reference',
    ...messageFields,
    'cancellation',
    'assignee_id',
    'deleted_at',
    'bulk_id',
    'status_before',
    'deleted_before',
    'taught',
    'taught_before',
    'email_key',
  ],
  survey_responses: [
    ...submissionColumns,
    'name',
    'company_or_occupation',
    'solution_used',
    'rating',
    'comment',
    'tags',
  ],
  searched_messages: ['number', 'submission_id', 'text'],
  searched_responses: ['number', 'submission_id', 'text'],
  erasures: ['submission_id', 'source'],
  outbox: [
    'id',
    'kind',
    'turn',
    'support_message_id',
    'survey_response_id',
    'recipient',
    'details',
    'created_at',
    'status',
    'attempts',
    'first_attempt_at',
    'due_at',
    'lease',
    'last_error',
    'sent_at',
    'address_key',
    'waits_for',
    'dismissed_at',
  ],
  ...inboxColumns,
  ...liveColumns,
  ...operatorColumns,
  ...publicationColumns,
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
