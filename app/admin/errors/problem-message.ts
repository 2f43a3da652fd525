import type { Admin } from '#app/admin/admin-context.ts';
import { ProblemError } from '#app/api-client.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export function problemMessage(texts: Admin['words']['errors'], error: unknown): string {
  if (!(error instanceof ProblemError)) return texts.title;
  const { status, code, retryAfter } = error;
  if (code === 'passwordRequired' || code === 'secondFactorRequired') return texts[code];
  if (status === 429) return fill(texts.tooMany, { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
  const byStatus: Readonly<Record<number, string>> = {
    0: navigator.onLine ? texts.title : texts.offline,
    401: texts.unauthenticated,
    403: texts.forbidden,
    404: texts.notFound,
    409: texts.conflict,
    413: texts.tooLarge,
    422: texts.invalid,
    503: texts.unavailable,
  };
  return byStatus[status] ?? texts.title;
}
