import type { Lesson, MessageKind, MessageStatus, ResponseStatus } from '#domain/inbox.ts';
import { messageFields, type SupportMessage } from '#domain/support-message.ts';
import type { WaitsFor } from './answer-plan.ts';
import { type InboxTables, inboxColumns } from './inbox-tables.ts';
import type { MailKind } from './mail-kinds.ts';
import { type OperatorTables, operatorColumns } from './operator-tables.ts';

/**
 * The columns of every table, the same in SQLite and PostgreSQL. Moments are ISO 8601 texts in UTC with milliseconds,
 * so their order as texts is their order in time. Ids are UUIDv7, so their order is the order of arrival to the millisecond.
 */
export type Tables = OperatorTables &
  InboxTables & {
    support_messages: SupportMessagesTable;
    survey_responses: SurveyResponsesTable;
    outbox: OutboxTable;
  };

/** What both kinds of submission have beside their fields. */
export type SubmissionColumns = {
  id: string;
  received_at: string;
  /** Language of the page the form was sent from, if it said so. */
  language: string | null;
  /** JSON array of the signs of spam that were seen. */
  signals: string;
  /** Hash over Idempotency-Key and content: the same twice is one submission sent again. */
  idempotency_hash: string | null;
  /** Counts the changes operators made, from 1. */
  version: number;
};

/** The fields of the form, among them, for a declaration, the contract it is about as `message`. */
export type SupportMessagesTable = SubmissionColumns &
  SupportMessage & {
    kind: MessageKind;
    status: MessageStatus;
    /** Of a cancellation what a withdrawal does not have, as JSON. */
    cancellation: string | null;
    /** The operator who takes care of it. */
    assignee_id: string | null;
    /** When it was thrown away; it goes for good `binDays` later. */
    deleted_at: string | null;
    /** The bulk action that changed it last, if nobody has changed it since, and what it was before. */
    bulk_id: string | null;
    status_before: MessageStatus | null;
    deleted_before: string | null;
    /** What the spam filter has learned from it, now and before the bulk action. */
    taught: Lesson | null;
    taught_before: Lesson | null;
    /** The address as `addressKey` knows it: all messages of one person have the same. */
    email_key: string;
    /** Name, address, company and message as `searchText` makes them. */
    search_text: string;
  };

export type SurveyResponsesTable = SubmissionColumns & {
  status: ResponseStatus;
  name: string;
  company_or_occupation: string;
  solution_used: string;
  rating: number;
  comment: string;
};

export type OutboxTable = {
  id: string;
  kind: MailKind;
  /** See `mailTurns`. */
  turn: number;
  support_message_id: string | null;
  survey_response_id: string | null;
  /** The address of a mail that is about neither. */
  recipient: string | null;
  /** What the words of such a mail need to know, as a JSON object of texts. */
  details: string | null;
  created_at: string;
  status: MailStatus;
  attempts: number;
  first_attempt_at: string | null;
  /** Nobody takes the row before this moment; while a worker holds it, the moment its hold ends. */
  due_at: string;
  /** Token of the worker that holds the row. */
  lease: string | null;
  last_error: string | null;
  sent_at: string | null;
  /** Of a mail that answers a visitor by itself: the mailbox it goes to, see `mailboxKey`. */
  address_key: string | null;
  /** Why such a mail could not go out at once; it is due later, or held. */
  waits_for: WaitsFor | null;
};

/** `held`: goes out when a person says so, and never by itself. */
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

/** The column names at run time; a test compares them with the migrated schema. */
export const columnsOf = {
  support_messages: [
    ...submissionColumns,
    'kind',
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
    'search_text',
  ],
  survey_responses: [
    ...submissionColumns,
    'name',
    'company_or_occupation',
    'solution_used',
    'rating',
    'comment',
  ],
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
  ],
  ...inboxColumns,
  ...operatorColumns,
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
