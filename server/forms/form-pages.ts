import type { Context, MiddlewareHandler } from 'hono';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { languageOfPath, languageOfReferer } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';

export type ShowForm = (c: Context, posted: PostedForm, status?: number) => Promise<Response>;

export function languageOfForm(c: Context): Language {
  if (isPage(c)) return languageOfPath(c.req.path);
  return postedTo(c)?.language ?? languageOfReferer(c.req.header('referer'));
}

export function isPage(c: Context): boolean {
  return !c.req.path.startsWith('/api/');
}

type Posted = { values: PostedForm['values']; language: Language | undefined };

const postedKey = 'posted';

/** Keeps the posted values so that the form is shown again even if the request fails. */
export function keepPosted(c: Context, posted: Posted): void {
  c.set(postedKey, posted);
}

function postedTo(c: Context): Posted | undefined {
  return c.get(postedKey as never);
}

/** These mean that the request was not one of our forms, so they stay problem documents. */
const notOurForm = new Set([400, 403, 405, 415]);

/** A form that was posted without script and failed is answered with its page, filled in. */
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
    // Assigning a response over another one would merge their headers.
    c.res = undefined;
    c.res = page;
  };
}
