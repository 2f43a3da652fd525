import type { IncomingKind } from '#domain/answers/incoming-mail.ts';
import type { DraftKind } from '#domain/message-draft.ts';

export type InboxTables = {
  incoming_mails: IncomingMailsTable;
  mailboxes: MailboxesTable;
  message_drafts: MessageDraftsTable;
  message_files: MessageFilesTable;
  message_file_parts: MessageFilePartsTable;
  message_notes: MessageNotesTable;
  message_replies: MessageRepliesTable;
  reply_templates: ReplyTemplatesTable;
  spam_filter: SpamFilterTable;
  spam_words: SpamWordsTable;
};

export type MessageDraftsTable = {
  message_id: string;
  operator_id: string;
  kind: DraftKind;
  /** JSON of what `draftSchemas` takes. */
  content: string;
  saved_at: string;
};

type Written = {
  id: string;
  message_id: string;
  created_at: string;
  operator_id: string;
  /** Name at that time: it stays when the operator is removed. */
  operator_name: string;
  text: string;
};

export type MessageNotesTable = Written;

/** The mail is the row of the outbox with the same id. */
export type MessageRepliesTable = Written & {
  subject: string;
  quote: number;
};

export type IncomingMailsTable = {
  id: string;
  message_id: string;
  /** The same mail is stored once, also if the mailbox is read again. */
  mail_hash: string;
  kind: IncomingKind;
  created_at: string;
  from_name: string;
  from_address: string;
  subject: string;
  text: string;
  /** JSON of `LeftOut`. */
  left_out: string;
  /** Of its text and its files. */
  bytes: number;
  /** 1: with the address of a colleague, which the receiving server has not confirmed. */
  claims_team: number;
};

/** How far each mailbox has been read, by whom, and how it went. */
export type MailboxesTable = {
  /** User, server and folder. */
  address: string;
  uid_validity: string;
  last_uid: number;
  lease: string | null;
  leased_until: string;
  read_at: string | null;
  last_error: string | null;
  /** Mails that belong to no message. */
  left_alone: number;
  /** JSON list of `RefusedMail`, the newest last. */
  refused: string;
};

/** Of a reply or a mail or, without either, of the draft of the operator. */
export type MessageFilesTable = {
  id: string;
  message_id: string;
  reply_id: string | null;
  incoming_id: string | null;
  operator_id: string | null;
  created_at: string;
  name: string;
  /** Null until all of it is stored and its content was accepted. */
  type: string | null;
  size: number;
  /** Bytes that have arrived. */
  stored: number;
};

export type MessageFilePartsTable = {
  file_id: string;
  /** Bytes before it. */
  position: number;
  content: Uint8Array;
};

export type ReplyTemplatesTable = {
  id: string;
  title: string;
  /** JSON by language. */
  texts: string;
  position: number;
  version: number;
};

type Learned = { spam: number; wanted: number };

/** A single row: the numbers of learned messages, and the salt of the word hashes. */
export type SpamFilterTable = Learned & { salt: string };

export type SpamWordsTable = Learned & { bucket: number };

const writtenColumns = ['id', 'message_id', 'created_at', 'operator_id', 'operator_name', 'text'] as const;

export const inboxColumns = {
  incoming_mails: [
    'id',
    'message_id',
    'mail_hash',
    'kind',
    'created_at',
    'from_name',
    'from_address',
    'subject',
    'text',
    'left_out',
    'bytes',
    'claims_team',
  ],
  mailboxes: [
    'address',
    'uid_validity',
    'last_uid',
    'lease',
    'leased_until',
    'read_at',
    'last_error',
    'left_alone',
    'refused',
  ],
  message_drafts: ['message_id', 'operator_id', 'kind', 'content', 'saved_at'],
  message_files: [
    'id',
    'message_id',
    'reply_id',
    'incoming_id',
    'operator_id',
    'created_at',
    'name',
    'type',
    'size',
    'stored',
  ],
  message_file_parts: ['file_id', 'position', 'content'],
  message_notes: writtenColumns,
  message_replies: [...writtenColumns, 'subject', 'quote'],
  reply_templates: ['id', 'title', 'texts', 'position', 'version'],
  spam_filter: ['salt', 'spam', 'wanted'],
  spam_words: ['bucket', 'spam', 'wanted'],
} as const satisfies { [Table in keyof InboxTables]: readonly (keyof InboxTables[Table])[] };
