import type { Finding, FindingCode } from '#domain/health/checks.ts';
import { fillWords } from '#server/outbox/mails/mail-words.ts';

type ChecksWords = {
  readonly found: Readonly<Record<FindingCode, { readonly found: string; readonly todo?: string }>>;
  readonly errors: Readonly<Record<string, string>>;
};

/** Describes a finding and its fix, with common error codes in words. */
export function findingText(
  words: ChecksWords,
  { code, values }: Finding,
): { found: string; todo: string | null } {
  const { found, todo } = words.found[code];
  const reason = words.errors[values.error?.split(' ')[0] ?? ''];
  const filled = reason ? { ...values, error: `${reason}, ${values.error}` } : values;
  return {
    found: fillWords(found, filled),
    todo: todo === undefined ? null : fillWords(todo, filled),
  };
}
