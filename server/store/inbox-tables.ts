import type { DraftKind } from '#domain/message-draft.ts';

export type InboxTables = {
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

/** Of a reply or, without one, of the draft of the operator. */
export type MessageFilesTable = {
  id: string;
  message_id: string;
  reply_id: string | null;
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
  message_drafts: ['message_id', 'operator_id', 'kind', 'content', 'saved_at'],
  message_files: [
    'id',
    'message_id',
    'reply_id',
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
