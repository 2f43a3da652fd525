import type { AuditedRecord } from '#domain/audit/audit.ts';

/** `name`: at the time of the action; null once it has been erased. */
export type AuditedOperator = { readonly id: string; readonly name: string | null };

export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  /** Null without a signed-in operator. */
  readonly operator: AuditedOperator | null;
  readonly action: string;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** The operator whom it is about. */
  readonly subject: AuditedOperator | null;
  /** The message or response, while it is stored. */
  readonly record: (AuditedRecord & { readonly reference: string }) | null;
};

/** `operators`: everybody who did something, those who left included. */
export type AuditPage = {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
  readonly operators: readonly AuditedOperator[];
};
