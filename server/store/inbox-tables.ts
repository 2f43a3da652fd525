export type InboxTables = {
  message_notes: MessageNotesTable;
  message_replies: MessageRepliesTable;
  spam_filter: SpamFilterTable;
  spam_words: SpamWordsTable;
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

type Learned = { spam: number; wanted: number };

/** A single row: the numbers of learned messages, and the salt of the word hashes. */
export type SpamFilterTable = Learned & { salt: string };

export type SpamWordsTable = Learned & { bucket: number };

const writtenColumns = ['id', 'message_id', 'created_at', 'operator_id', 'operator_name', 'text'] as const;

export const inboxColumns = {
  message_notes: writtenColumns,
  message_replies: [...writtenColumns, 'subject', 'quote'],
  spam_filter: ['salt', 'spam', 'wanted'],
  spam_words: ['bucket', 'spam', 'wanted'],
} as const satisfies { [Table in keyof InboxTables]: readonly (keyof InboxTables[Table])[] };
