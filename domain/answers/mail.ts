/** A mail as far as operators care: how far it has come, and why not further. */
export type MailState = {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly status: 'queued' | 'held' | 'sent' | 'failed';
  readonly attempts: number;
  readonly dueAt: string;
  /** Why it did not go out at once. */
  readonly waitsFor: 'suspected' | 'address' | 'network' | 'mailbox' | null;
  readonly lastError: string | null;
  readonly sentAt: string | null;
};
