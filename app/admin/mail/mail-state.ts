/** A mail as the admin API answers it; see server/api/admin/mail-json.ts. */
export type MailState = {
  readonly id: string;
  readonly createdAt: string;
  readonly status: 'queued' | 'held' | 'sent' | 'failed';
  readonly attempts: number;
  readonly dueAt: string;
  /** Why it did not go out at once. */
  readonly waitsFor: 'suspected' | 'address' | 'network' | 'mailbox' | null;
  readonly lastError: string | null;
  readonly sentAt: string | null;
};
