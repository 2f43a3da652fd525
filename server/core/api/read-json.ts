import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { parseJson, submissionFormat } from '#server/core/http/parse-body.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { AdminEnv, AdminVariables } from './admin-env.ts';

/** Reads authority again after the body, which takes time to arrive. Throws as `readBody`, and 401 or 403. */
export async function readAllowedBody(c: Context<AdminEnv>, limits: BodyLimits): Promise<Uint8Array> {
  const body = await readBody(c, limits);
  const { readAgain }: Partial<AdminVariables> = c.var;
  await readAgain?.();
  return body;
}

/** Parses a JSON body. Throws 415 for another type, 400 if it is not JSON, 413 if it is too long. */
export async function readJson(c: Context<AdminEnv>, limits: BodyLimits): Promise<unknown> {
  const format = submissionFormat(c.req.header('content-type'), c.req.header('content-encoding'));
  if (format !== 'json') {
    throw new HttpProblem(415, 'Send application/json in UTF-8.', {
      headers: { Accept: 'application/json' },
    });
  }
  return parseJson(await readAllowedBody(c, limits));
}

export async function readFields<Fields>(
  c: Context<AdminEnv>,
  limits: BodyLimits,
  schema: z.ZodMiniType<Fields>,
): Promise<Fields> {
  const result = schema.safeParse(await readJson(c, limits));
  if (!result.success) throw invalidFields(fieldErrors(result));
  return result.data;
}

export function invalidFields(errors: readonly { field: string; code: string }[]): HttpProblem {
  return new HttpProblem(422, 'Some fields are missing or not valid.', { errors });
}
