import type { SolutionId } from '#domain/survey.ts';
import { type OperatorTables, operatorColumns } from './operator-tables.ts';

/**
 * The columns of every table, the same in SQLite and PostgreSQL. Moments are ISO 8601 texts in UTC with milliseconds,
 * so their order as texts is their order in time. Ids are UUIDv7, so their order is the order of arrival to the millisecond.
 */
export type Tables = OperatorTables & {
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
  status: SubmissionStatus;
  /** JSON array of the signs of spam that were seen. */
  signals: string;
  /** Hash over Idempotency-Key and content: the same twice is one submission sent again. */
  idempotency_hash: string | null;
};

export type SubmissionStatus = 'new' | 'suspected';

export type SupportMessagesTable = SubmissionColumns & {
  name: string;
  email: string;
  company: string;
  message: string;
};

export type SurveyResponsesTable = SubmissionColumns & {
  name: string;
  company_or_occupation: string;
  solution_used: SolutionId;
  rating: number;
  comment: string;
};

export type OutboxTable = {
  id: string;
  kind: MailKind;
  support_message_id: string | null;
  survey_response_id: string | null;
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
};

export type MailKind = 'message-notice' | 'response-notice';
export type MailStatus = 'queued' | 'sent' | 'failed';

const submissionColumns = ['id', 'received_at', 'language', 'status', 'signals', 'idempotency_hash'] as const;

/** The column names at run time; a test compares them with the migrated schema. */
export const columnsOf = {
  support_messages: [...submissionColumns, 'name', 'email', 'company', 'message'],
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
    'support_message_id',
    'survey_response_id',
    'created_at',
    'status',
    'attempts',
    'first_attempt_at',
    'due_at',
    'lease',
    'last_error',
    'sent_at',
  ],
  ...operatorColumns,
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };
