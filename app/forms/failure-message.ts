import type { FieldError } from '#domain/text-rules.ts';

/** Why a form was not taken: HTTP status, or 0 when no answer came, and seconds to wait. */
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
  /** What the toast says; it stays in the form where nothing more is known. */
  readonly toast: { readonly failure: { readonly text: string } };
};

/** What went wrong, in words that stay in the form after the toast is gone (A11Y-15, A11Y-16). */
export function failureMessage(
  { errors: texts, toast }: FailureWords,
  failure: FormFailure | undefined,
): string | undefined {
  // Refused fields say it themselves.
  if (!failure || (failure.errors?.length ?? 0) > 0) return undefined;
  if (failure.status === 0 && !navigator.onLine) return texts.offline;
  if (failure.status === 413) return texts.tooLarge;
  if (failure.status === 429)
    return texts.tooMany.replace('{{minutes}}', String(Math.max(1, Math.ceil(failure.retryAfter / 60))));
  return failure.status === 503 ? texts.unavailable : toast.failure.text;
}
