import type { Content } from '#content/content.ts';
import type { CheckAnswer } from '#domain/answers/checks.ts';
import type { CheckResult } from '#domain/checks.ts';
import type { Language } from '#domain/languages.ts';
import { fillWords } from '#server/mail/fill-words.ts';

type Parts = { examine: () => Promise<readonly CheckResult[]>; content: () => Content };

/** What the checks found, in words. Whoever asks meanwhile waits for the same answer. */
export function createExamination({ examine, content }: Parts): (language: Language) => Promise<CheckAnswer> {
  let asked: Promise<readonly CheckResult[]> | undefined;
  return async (language) => {
    asked ??= examine().finally(() => {
      asked = undefined;
    });
    const words = content().words[language].checks;
    const results = (await asked).map(({ check, state, code, values }) => {
      const { found, todo }: { found: string; todo?: string } = words.found[code];
      return {
        state,
        code,
        name: words.names[check],
        found: fillWords(found, values),
        todo: todo === undefined ? null : fillWords(todo, values),
      };
    });
    return { results };
  };
}
