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
