import type { MiddlewareHandler } from 'hono';
import { languageOfReferer } from '#domain/addresses.ts';
import { outcomeAddress } from '#server/outcome-address.ts';
import type { SubmissionFormName } from '#server/submission-form.ts';

/** Refusals that say the request itself was no form of ours; they stay problem documents. */
const notOurForm = new Set([400, 403, 405, 415]);

/**
 * Answers a form sent without script that was not stored (too long, too many, server trouble) with the redirect to the
 * page that says so, instead of a problem document.
 */
export function formFailure(form: SubmissionFormName): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isForm = c.req
      .header('content-type')
      ?.toLowerCase()
      .startsWith('application/x-www-form-urlencoded');
    if (!c.error || !isForm || notOurForm.has(c.res.status)) return;
    const headers = new Headers({
      Location: outcomeAddress(form, languageOfReferer(c.req.header('referer')), 'failed'),
    });
    for (const name of ['Retry-After', 'Connection']) {
      const value = c.res.headers.get(name);
      if (value) headers.set(name, value);
    }
    // Setting an answer over another would merge their headers.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers });
  };
}
