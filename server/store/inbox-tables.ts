/** The columns of what operators add to messages, and of what is learned from it; see `tables.ts`. */
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
  /** As it was then: what was written stays signed when the operator is removed. */
  operator_name: string;
  text: string;
};

export type MessageNotesTable = Written;

/** The mail that carries a reply is the row of the outbox with the same id. */
export type MessageRepliesTable = Written & {
  subject: string;
  /** 1 if the mail ends with the message it answers. */
  quote: number;
};

type Learned = { spam: number; wanted: number };

/** One row: of how many messages it was learned, and the salt of the words' hashes. */
export type SpamFilterTable = Learned & { salt: string };

/** In how many of them words stood that share a hash. */
export type SpamWordsTable = Learned & { bucket: number };

const writtenColumns = ['id', 'message_id', 'created_at', 'operator_id', 'operator_name', 'text'] as const;

/** The column names at run time, as `columnsOf` in `tables.ts`. */
export const inboxColumns = {
  message_notes: writtenColumns,
  message_replies: [...writtenColumns, 'subject', 'quote'],
  spam_filter: ['salt', 'spam', 'wanted'],
  spam_words: ['bucket', 'spam', 'wanted'],
} as const satisfies { [Table in keyof InboxTables]: readonly (keyof InboxTables[Table])[] };
