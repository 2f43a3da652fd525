import type { FieldError } from '#domain/language/text-rules.ts';

/** A form posted without script: what was posted is only here and in the answer, never in an address. */
export type PostedForm = {
  readonly step: 'editing' | 'review' | 'sent';
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Valid but not stored: the status that the API would answer. */
  readonly failure?: { readonly status: number; readonly retryAfter: number };
};
