import * as z from 'zod/mini';
import type { CheckAnswer } from '#domain/api/checks.ts';
import { languages } from '#domain/language/languages.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { shared } from './check.ts';
import { findingText } from './finding-text.ts';

const schema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/checks: POST looks at what `npm run doctor` looks at, but for the settings. */
export function checksRoutes({ examine, content }: AdminParts): Route[] {
  const examineOnce = shared(examine);
  return [
    route('POST', '/checks', 'manageAccess', { body: schema }, async (c, { language }) => {
      const words = content().words[language].checks;
      const results = (await examineOnce()).map((one) => ({
        state: one.state,
        code: one.code,
        name: words.names[one.check],
        ...findingText(words, one),
      }));
      return c.json({ results } satisfies CheckAnswer);
    }),
  ];
}
