import type { FieldError } from './text-rules.ts';

/**
 * A form that was posted without script, as the page shows it in answer: filled in with what is wrong, to be confirmed
 * (`review`), or declared (`sent`). What was posted stands here and in the answer alone, never in an address.
 */
export type PostedForm = {
  readonly step: 'editing' | 'review' | 'sent';
  /** By the names of the fields, as they were posted. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Why it was not stored although nothing is wrong with it: the status the API would have answered with. */
  readonly failure?: { readonly status: number; readonly retryAfter: number };
};
