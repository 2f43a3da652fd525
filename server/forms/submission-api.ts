import { hash, randomUUID } from 'node:crypto';
import { type Context, Hono, type Next } from 'hono';
import type * as z from 'zod/mini';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { cameFrom } from '#domain/figures/sources.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { referenceHeader, submissionHeaders, trapField } from '#domain/forms/submission-headers.ts';
import { languageOfPath, languageOfReferer, pathIn } from '#domain/language/addresses.ts';
import { isLanguage, type Language, languages } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { parseForm, parseJson, submissionFormat } from '#server/core/http/parse-body.ts';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';
import { sameSite } from '#server/core/http/same-site.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Store } from '#server/core/store/store.ts';
import { askingFrom } from '#server/figures/asking.ts';
import type { Visits } from '#server/figures/visits.ts';
import type { NewSubmission, Receipt, SubmissionFormName } from './submission.ts';

export type SubmissionParts = {
  store: Store;
  clock: () => Date;
  origin: string;
  /** The published settings. */
  site: () => Pick<SiteConfig, 'acknowledgesMessages' | 'email' | 'mailFrom' | 'operatorEmail'>;
  sendsMail: boolean;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  /** Submissions per client and form in ten minutes. */
  per10Min: number;
  /** Submissions of all clients per form in ten minutes; more count as a flood; 0: never. */
  ofAllPer10Min: number;
  /** Further notices within an hour are combined in a digest; 0: no digests. */
  noticesPerHour: number;
  formPage: (c: Context, path: string, posted: PostedForm, status: number) => Promise<Response>;
  wakeMail: () => void;
  visits: Visits;
  isPage: (path: string) => boolean;
};

type FormSchema<Fields> = z.ZodMiniType<Fields> & { readonly shape: object };

type SubmissionRules<Fields> = {
  name: SubmissionFormName;
  schema: FormSchema<Fields>;
  /** Number fields, which an urlencoded form sends as text. */
  numbers?: readonly string[];
  /** `network` limits the mails that a client causes and is never stored. */
  create: (submission: NewSubmission, fields: Fields, network: string) => Promise<Receipt>;
  signalsOf: (fields: Fields, signs: readonly SpamSign[]) => Promise<readonly string[]> | readonly string[];
  /** If posted without script, the form is shown for confirmation before it is stored. It is answered with its time. */
  isReviewed?: true;
};

/**
 * One form (FORM-5). JSON posted to the API is answered 201 with `{ id }` after
 * durable storage, or with a problem document. A form posted without script gets its page again, filled in,
 * if it fails, and a 303 to the success page or a receipt if it is stored.
 */
export function submissionApi<Fields extends object>(
  parts: SubmissionParts,
  form: SubmissionRules<Fields>,
): Hono {
  const api = new Hono();
  const { limiter, per10Min } = parts;
  const isFlood = limiter.floodGauge(parts.ofAllPer10Min);
  const handlers = [showFailure, sameSite(parts.origin), limiter.perClient({ per10Min }), handle] as const;
  api.post(`/api/${form.name}`, ...handlers);
  api.all(`/api/${form.name}`, methodNotAllowed('POST'));
  for (const language of languages) api.post(pathIn(language, `/${form.name}`), ...handlers);
  return api;

  async function show(c: Context, posted: PostedForm, status = 200): Promise<Response> {
    return await parts.formPage(c, pathIn(languageOfForm(c), `/${form.name}`), posted, status);
  }

  /** A form that was posted without script and failed is answered with its page, filled in. */
  async function showFailure(c: Context, next: Next): Promise<void> {
    await next();
    const type = c.req.header('content-type')?.toLowerCase();
    const { status, headers } = c.res;
    if (!c.error || !type?.startsWith('application/x-www-form-urlencoded') || notOurForm.has(status)) return;
    const { values = {} }: Partial<Kept> = c.get(kept) ?? {};
    const failure = { status, retryAfter: Number(headers.get('Retry-After') ?? 0) };
    const page = await show(c, { step: 'editing', values, errors: [], failure }, status);
    for (const name of ['Retry-After', 'Connection']) {
      const value = headers.get(name);
      if (value) page.headers.set(name, value);
    }
    // Assigning a response over another one would merge their headers.
    c.res = undefined;
    c.res = page;
  }

  async function handle(c: Context): Promise<Response> {
    const format = submissionFormat(c.req.header('content-type'), c.req.header('content-encoding'));
    if (format === 'json' && isPage(c)) throw new HttpProblem(415, 'Send a form.', formOnly);
    const body = await readBody(c, parts.bodyLimits);
    limiter.spendBytes(c, body.length);
    const posted = format === 'form' ? parseForm(body, form.numbers ?? []) : undefined;
    const input = posted ?? parseJson(body);
    const meta = posted ? metaFromForm(posted) : metaFromHeaders(c);
    const values = posted ? valuesOf(form.schema, posted) : {};
    c.set(kept, { values, language: meta.language } satisfies Kept);
    if (form.isReviewed && posted?.step === 'edit') return show(c, { step: 'editing', values, errors: [] });
    const result = form.schema.safeParse(input);
    if (!result.success) {
      const errors = fieldErrors(result);
      if (!posted) throw invalidFields(errors);
      return show(c, { step: 'editing', values, errors }, 422);
    }
    const fields = result.data;
    if (form.isReviewed && posted && isPage(c) && posted.step !== 'declare')
      return show(c, { step: 'review', values: reviewValues(fields, posted), errors: [] });
    const { visits, isPage: isPath, origin } = parts;
    const asking = askingFrom(c, origin, visits.trustedHops);
    const from =
      asking && visits.mayTellSource(asking)
        ? cameFrom({
            form: c.req.header('referer'),
            before: c.req.header(submissionHeaders.before),
            origin,
            isPage: isPath,
          })
        : undefined;
    const submission: NewSubmission = {
      id: newId(),
      receivedAt: parts.clock().toISOString(),
      language: meta.language ?? null,
      signals: await form.signalsOf(fields, signsOf(meta, isFlood())),
      idempotencyHash: idempotencyHash(form.name, meta, fields),
      cameFrom: from,
      noticesPerHour: parts.noticesPerHour,
    };
    const { id, reference, receivedAt } = await form.create(submission, fields, limiter.networkOf(c, 3));
    if (asking && id === submission.id && submission.signals.length === 0)
      visits.sent(asking, form.name, from);
    c.set('stored', { form: form.name, submission: id });
    parts.wakeMail();
    const answer: Record<string, string> = form.isReviewed ? { id, receivedAt } : { id };
    if (!posted) return c.json(answer, 201, reference === undefined ? {} : { [referenceHeader]: reference });
    if (form.isReviewed) {
      const sent = { ...(fields as object), ...answer, reference: reference ?? id };
      return show(c, { step: 'sent', values: sent, errors: [] });
    }
    const query = reference === undefined ? '' : `?ref=${reference}`;
    return c.redirect(`${pathIn(languageOfForm(c), `/${form.name}/sent`)}${query}`, 303);
  }
}

/** Posted values, kept so that the form is shown again even if the request fails. */
type Kept = { values: PostedForm['values']; language: Language | undefined };
const kept = 'posted';

/** These mean that the request was not one of our forms, so they stay problem documents. */
const notOurForm = new Set([400, 403, 405, 415]);

function languageOfForm(c: Context): Language {
  if (isPage(c)) return languageOfPath(c.req.path);
  const { language }: Partial<Kept> = c.get(kept) ?? {};
  return language ?? languageOfReferer(c.req.header('referer'));
}

function isPage(c: Context): boolean {
  return !c.req.path.startsWith('/api/');
}

const formOnly = { headers: { Accept: 'application/x-www-form-urlencoded' } };

type Posted = Readonly<Record<string, unknown>>;

function valuesOf(schema: FormSchema<unknown>, posted: Posted): Record<string, string> {
  const names = Object.keys(schema.shape).filter((name) => posted[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, String(posted[name])]));
}

function reviewValues(fields: object, { [trapField]: trap }: Posted) {
  return {
    ...(fields as Record<string, string>),
    // Signs of spam are judged at the final submission.
    [trapField]: typeof trap === 'string' ? trap : '',
    // Pressing the last button twice submits once.
    idempotencyKey: randomUUID(),
  };
}

/** Hints sent beside the fields, to detect spam; all are optional, and none causes a refusal. */
type SubmissionMeta = ReturnType<typeof metaFromForm> & { elapsedMs?: number | undefined };

function metaFromHeaders(c: Context): SubmissionMeta {
  const language = c.req.header(submissionHeaders.language);
  const elapsed = c.req.header(submissionHeaders.elapsedMs) ?? '';
  return {
    language: isLanguage(language) ? language : undefined,
    elapsedMs: /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : undefined,
    isTrapped: c.req.header(submissionHeaders.trap) !== undefined,
    idempotencyKey: c.req.header(submissionHeaders.idempotencyKey),
  };
}

function metaFromForm({ [trapField]: trap, idempotencyKey, language }: Posted) {
  return {
    language: isLanguage(language) ? language : undefined,
    isTrapped: typeof trap === 'string' && trap.trim() !== '',
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

export const minimumFillMs = 2000;

function signsOf({ language, elapsedMs, isTrapped }: SubmissionMeta, isFlood: boolean): SpamSign[] {
  const signs: SpamSign[] = [];
  if (isTrapped) signs.push('honeypot');
  if (elapsedMs !== undefined && elapsedMs < minimumFillMs) signs.push('tooFast');
  // Sent neither by our script nor by our form.
  if (language === undefined && elapsedMs === undefined) signs.push('plain');
  if (isFlood) signs.push('flood');
  return signs;
}

const usableKey = /^[\x21-\x7e]{1,200}$/;

/** Includes the fields: the same key with others is a new submission. */
function idempotencyHash(
  form: SubmissionFormName,
  { idempotencyKey: key }: SubmissionMeta,
  fields: unknown,
): string | null {
  if (key === undefined || !usableKey.test(key)) return null;
  return hash('sha256', JSON.stringify([form, key, fields]));
}
