import type { Context, MiddlewareHandler } from 'hono';
import { languageOfPath, languageOfReferer, pathIn } from '#domain/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import type { SubmissionFormName } from '#server/submission-form.ts';

/** Answers a form that was posted without script with its own page. */
export type ShowForm = (c: Context, posted: PostedForm, status?: number) => Promise<Response>;

/** The page at a path with a form that was posted to it. */
export type FormPage = (
  path: string,
  posted: PostedForm,
  answer: { status: number; acceptEncoding: string | undefined },
) => Promise<Response>;

/** The page of a form, in the language it was posted in. */
export function formShower(page: FormPage, form: SubmissionFormName): ShowForm {
  return async (c, posted, status = 200) =>
    await page(pathIn(languageOfForm(c), `/${form}`), posted, {
      status,
      acceptEncoding: c.req.header('accept-encoding'),
    });
}

/** The language of the page that a form was posted to; to the API, of the page it says it comes from. */
export function languageOfForm(c: Context): Language {
  if (isPage(c)) return languageOfPath(c.req.path);
  return postedTo(c)?.language ?? languageOfReferer(c.req.header('referer'));
}

/** True if the request was for a page and not for the API. */
export function isPage(c: Context): boolean {
  return !c.req.path.startsWith('/api/');
}

type Posted = { values: PostedForm['values']; language: Language | undefined };

const postedKey = 'posted';

/** Notes what was posted, so that it is shown again whatever becomes of the request. */
export function keepPosted(c: Context, posted: Posted): void {
  c.set(postedKey, posted);
}

function postedTo(c: Context): Posted | undefined {
  return c.get(postedKey as never) as Posted | undefined;
}

/** Refusals that say the request itself was no form of ours; they stay problem documents. */
const notOurForm = new Set([400, 403, 405, 415]);

/**
 * Answers a form sent without script that was not stored (too long, too many, server trouble) with its page instead of a
 * problem document: filled in, where it was read.
 */
export function formFailure(show: ShowForm): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const type = c.req.header('content-type')?.toLowerCase();
    const { status, headers } = c.res;
    if (!c.error || !type?.startsWith('application/x-www-form-urlencoded') || notOurForm.has(status)) return;
    const values = postedTo(c)?.values ?? {};
    const failure = { status, retryAfter: Number(headers.get('Retry-After') ?? 0) };
    const page = await show(c, { step: 'editing', values, errors: [], failure }, status);
    for (const name of ['Retry-After', 'Connection']) {
      const value = headers.get(name);
      if (value) page.headers.set(name, value);
    }
    // Setting an answer over another would merge their headers.
    c.res = undefined;
    c.res = page;
  };
}
