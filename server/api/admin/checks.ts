import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CheckAnswer } from '#domain/answers/checks.ts';
import { languages } from '#domain/languages.ts';
import { typeCode } from '#domain/text-rules.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { readFields } from './read-json.ts';

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
