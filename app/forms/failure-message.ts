import type { SubmissionFailure } from '#app/api-client.ts';

type FailureTexts = {
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly unavailable: string;
  readonly offline: string;
};

/** What went wrong, in words that stay in the form after the toast is gone; undefined where the toast says it all. */
export function failureMessage(
  texts: FailureTexts,
  failure: SubmissionFailure | undefined,
): string | undefined {
  if (!failure) return undefined;
  if (failure.status === 0) return navigator.onLine ? undefined : texts.offline;
  if (failure.status === 413) return texts.tooLarge;
  if (failure.status === 429)
    return texts.tooMany.replace('{{minutes}}', String(Math.max(1, Math.ceil(failure.retryAfter / 60))));
  return failure.status === 503 ? texts.unavailable : undefined;
}
