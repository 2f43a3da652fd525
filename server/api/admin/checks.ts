import * as z from 'zod/mini';
import type { CheckAnswer } from '#domain/api/checks.ts';
import { languages } from '#domain/language/languages.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';

const schema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/checks: POST looks at what `npm run doctor` looks at, but for the settings. */
export function checksRoutes({ examine, bodyLimits }: AdminParts): Route[] {
  return [
    route('POST', '/checks', 'manageAccess', { body: schema }, async (c, { language }) => {
      return c.json((await examine(language)) satisfies CheckAnswer);
    }),
  ];
}
