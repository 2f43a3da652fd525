import type { FieldError } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Status 0: no answer arrived. `retryAfter` is in seconds. */
export type FormFailure = {
  readonly status: number;
  readonly retryAfter: number;
  readonly errors?: readonly FieldError[];
};

export type FailureWords = {
  readonly errors: {
    readonly tooLarge: string;
    readonly tooMany: string;
    readonly unavailable: string;
    readonly offline: string;
  };
  /** For failures that have no text of their own. */
  readonly toast: { readonly failure: { readonly text: string } };
};

/** The text stays in the form after the toast is gone (A11Y-15, A11Y-16). */
export function failureMessage(
  { errors: texts, toast }: FailureWords,
  failure: FormFailure | undefined,
): string | undefined {
  if (!failure || (failure.errors?.length ?? 0) > 0) return undefined;
  if (failure.status === 0 && !navigator.onLine) return texts.offline;
  if (failure.status === 413) return texts.tooLarge;
  if (failure.status === 429)
    return fill(texts.tooMany, { minutes: Math.max(1, Math.ceil(failure.retryAfter / 60)) });
  return failure.status === 503 ? texts.unavailable : toast.failure.text;
}
