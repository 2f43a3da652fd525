export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  /** Null without a signed-in operator; `name` is null for a removed one. */
  readonly operator: { readonly id: string; readonly name: string | null } | null;
  readonly action: string;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly next: string | null };
