import type { Content } from '#content/content.ts';
import type { CheckAnswer } from '#domain/api/checks.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import type { Language } from '#domain/language/languages.ts';
import { findingText } from '#server/outbox/mails/finding-text.ts';

type Parts = { examine: () => Promise<readonly CheckResult[]>; content: () => Content };

/** Describes the results of all checks. Requests during a check get its answer. */
export function createExamination({ examine, content }: Parts): (language: Language) => Promise<CheckAnswer> {
  let asked: Promise<readonly CheckResult[]> | undefined;
  return async (language) => {
    asked ??= examine().finally(() => {
      asked = undefined;
    });
    const words = content().words[language].checks;
    const results = (await asked).map((one) => ({
      state: one.state,
      code: one.code,
      name: words.names[one.check],
      ...findingText(words, one),
    }));
    return { results };
  };
}
