export type MailState = {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly status: 'queued' | 'held' | 'sent' | 'failed';
  readonly attempts: number;
  readonly dueAt: string;
  readonly waitsFor: 'suspected' | 'address' | 'network' | 'mailbox' | null;
  readonly lastError: string | null;
  readonly sentAt: string | null;
};

/** In the overview of mails that have not left. */
export type StuckMail = MailState & {
  readonly about: {
    readonly section: 'messages' | 'responses';
    readonly id: string;
    /** Whose message or response it is. */
    readonly name: string;
    /** Responses have none. */
    readonly reference: string | null;
  } | null;
};

/** Failed ones first. */
export type StuckMails = { readonly mails: readonly StuckMail[]; readonly sendsMail: boolean };

/** The mail server's own words, or why it could not be reached. */
export type TestMailAnswer = {
  readonly isAccepted: boolean;
  readonly answer: string;
  readonly to: string;
  readonly ms: number;
};
