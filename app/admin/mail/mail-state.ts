/** A mail as the admin API answers it; see server/api/admin/mail-json.ts. */
export type MailState = {
  readonly id: string;
  readonly createdAt: string;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly attempts: number;
  readonly dueAt: string;
  readonly lastError: string | null;
  readonly sentAt: string | null;
};
