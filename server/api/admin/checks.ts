import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CheckAnswer } from '#domain/api/checks.ts';
import { languages } from '#domain/language/languages.ts';
import { typeCode } from '#domain/language/text-rules.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';

const schema = z.object({ language: z.enum(languages, { error: typeCode }) });

/** /api/admin/checks: POST looks at what `npm run doctor` looks at, but for the settings. */
export function checksApi({ examine, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.post('/', async (c) => {
    const { language } = await readFields(c, bodyLimits, schema);
    return c.json((await examine(language)) satisfies CheckAnswer);
  });

  api.all('/', methodNotAllowed('POST'));
  return api;
}
