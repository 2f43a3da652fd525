import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { languageOfReferer } from '#domain/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { fieldErrors } from '#domain/text-rules.ts';
import { readBody } from '#server/middleware/body-limit.ts';
import { formFailure } from '#server/middleware/form-failure.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { sameSite } from '#server/middleware/same-site.ts';
import { outcomeAddress } from '#server/outcome-address.ts';
import { HttpProblem } from '#server/problem.ts';
import type { SubmissionForm, SubmissionParts } from './submission-api.ts';
import { parseForm, submissionFormat } from './submission-input.ts';
import { languageOf } from './submission-side.ts';

/** Answers with a page of the site that shows these values. */
export type ReviewPage = (
  c: Context,
  language: Language,
  page: string,
  values: Readonly<Record<string, string>>,
) => Promise<Response>;

/**
 * The second step of a declaration without script: shows what was filled in, to be confirmed with one button.
 * Stores nothing. A form with missing fields is answered 303 to the page that names them.
 */
export function reviewApi<Fields extends Record<string, string>>(
  parts: SubmissionParts,
  form: SubmissionForm<Fields>,
  showPage: ReviewPage,
): Hono {
  const api = new Hono();
  api.post('/', formFailure(form.name), sameSite(parts.origin), rateLimit(parts.rateLimit), async (c) => {
    if (submissionFormat(c.req.header('content-type'), c.req.header('content-encoding')) !== 'form')
      throw new HttpProblem(415, 'Send a form.', {
        headers: { Accept: 'application/x-www-form-urlencoded' },
      });
    const input = parseForm(await readBody(c, parts.bodyLimits), form.numbers);
    const language = languageOf(input.language) ?? languageOfReferer(c.req.header('referer'));
    const result = form.schema.safeParse(input);
    if (!result.success)
      return c.redirect(outcomeAddress(form.name, language, 'invalid', fieldErrors(result)), 303);
    const values = {
      ...result.data,
      // Signs of spam are judged when the declaration is made.
      website: typeof input.website === 'string' ? input.website : '',
      // Pressing the last button twice declares once.
      idempotencyKey: randomUUID(),
    };
    return await showPage(c, language, `${form.name}/review`, values);
  });
  api.all('/', methodNotAllowed('POST'));
  return api;
}
