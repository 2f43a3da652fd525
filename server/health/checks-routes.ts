import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import type { CheckAnswer } from '#domain/api/checks.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { findingText } from './finding-text.ts';

type Parts = { examine: () => Promise<readonly CheckResult[]>; content: () => Content };

/** Describes the results of all checks. Requests during a check get its answer. */
export function describeChecks({ examine, content }: Parts): (language: Language) => Promise<CheckAnswer> {
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

const schema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/checks: POST looks at what `npm run doctor` looks at, but for the settings. */
export function checksRoutes({ examine, bodyLimits }: AdminParts): Route[] {
  return [
    route('POST', '/checks', 'manageAccess', { body: schema }, async (c, { language }) => {
      return c.json((await examine(language)) satisfies CheckAnswer);
    }),
  ];
}
