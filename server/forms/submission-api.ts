import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { referenceHeader, trapField } from '#domain/forms/submission-headers.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { type FieldError, fieldErrors } from '#domain/language/text-rules.ts';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { parseForm, parseJson, submissionFormat } from '#server/core/http/parse-body.ts';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';
import { sameSite } from '#server/core/http/same-site.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { Store } from '#server/core/store/store.ts';
import type { AutomaticAnswers } from './automatic-answers.ts';
import { type FormPage, formFailure, formShower, isPage, keepPosted, languageOfForm } from './form-pages.ts';
import {
  metaFromForm,
  metaFromHeaders,
  newSubmission,
  robotSigns,
  type SubmissionFormName,
} from './new-submission.ts';
import type { SpamJudge } from './spam-judge.ts';
import type { NewSubmission, Receipt } from './submission.ts';

export type SubmissionParts = {
  store: Store;
  clock: () => Date;
  origin: string;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  /** Submissions per client and form in ten minutes. */
  per10Min: number;
  /** Submissions of all clients per form in ten minutes; more count as a flood; 0: never. */
  ofAllPer10Min: number;
  judgeSpam: SpamJudge;
  /** Further notices within an hour are combined in a digest; 0: no digests. */
  noticesPerHour: number;
  answers: AutomaticAnswers;
  formPage: FormPage;
  wakeMail: () => void;
};

export type Stored = { id: string; receivedAt: string };

type FormSchema<Fields> = z.ZodMiniType<Fields> & { readonly shape: object };

export type SubmissionRules<Fields> = {
  name: SubmissionFormName;
  schema: FormSchema<Fields>;
  /** Number fields, which an urlencoded form sends as text. */
  numbers: readonly string[];
  /** `network` limits the mails that a client causes and is never stored. */
  create: (store: Store, facts: NewSubmission, fields: Fields, network: string) => Promise<Receipt>;
  signalsOf: (fields: Fields, signs: readonly SpamSign[]) => Promise<readonly string[]> | readonly string[];
  /** Body of the answer; by default only the id. */
  answer?: (stored: Stored) => Promise<Readonly<Record<string, string>>>;
  /** If posted without script, the form is shown for confirmation before it is stored, and answered with a receipt. */
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
  const show = formShower(parts.formPage, form.name);
  const handlers = [
    formFailure(show),
    sameSite(parts.origin),
    limiter.perClient({ per10Min }),
    handle,
  ] as const;
  api.post(`/api/${form.name}`, ...handlers);
  api.all(`/api/${form.name}`, methodNotAllowed('POST'));
  for (const language of languages) api.post(pathIn(language, `/${form.name}`), ...handlers);
  return api;

  async function handle(c: Context): Promise<Response> {
    const format = submissionFormat(c.req.header('content-type'), c.req.header('content-encoding'));
    if (format === 'json' && isPage(c)) throw new HttpProblem(415, 'Send a form.', formOnly);
    const body = await readBody(c, parts.bodyLimits);
    limiter.spendBytes(c, body.length);
    const fields = format === 'form' ? parseForm(body, form.numbers) : undefined;
    const input = fields ?? parseJson(body);
    const side = fields ? metaFromForm(fields) : metaFromHeaders(c);
    const values = fields ? valuesOf(form.schema, fields) : {};
    keepPosted(c, { values, language: side.language });
    if (form.isReviewed && fields?.step === 'edit') return show(c, { step: 'editing', values, errors: [] });
    const result = form.schema.safeParse(input);
    if (!result.success) {
      const errors = fieldErrors(result);
      return fields ? show(c, { step: 'editing', values, errors }, 422) : refuse(errors);
    }
    if (form.isReviewed && fields && isPage(c) && fields.step !== 'declare')
      return show(c, { step: 'review', values: reviewValues(result.data, fields), errors: [] });
    const signs = robotSigns(side);
    if (side.isPlain) signs.push('plain');
    if (isFlood()) signs.push('flood');
    const facts = newSubmission({
      form: form.name,
      side,
      fields: result.data,
      signals: await form.signalsOf(result.data, signs),
      receivedAt: parts.clock(),
      noticesPerHour: parts.noticesPerHour,
    });
    const network = limiter.networkOf(c, 3);
    const { id, reference } = await form.create(parts.store, facts, result.data, network);
    c.set('stored', { form: form.name, submission: id });
    parts.wakeMail();
    const answer = (await form.answer?.({ id, receivedAt: facts.receivedAt })) ?? { id };
    if (!fields) return c.json(answer, 201, reference === undefined ? {} : { [referenceHeader]: reference });
    if (form.isReviewed)
      return show(c, {
        step: 'sent',
        values: { ...(result.data as object), ...answer, reference: reference ?? id },
        errors: [],
      });
    return c.redirect(
      `${pathIn(languageOfForm(c), `/${form.name}/sent`)}${reference === undefined ? '' : `?ref=${reference}`}`,
      303,
    );
  }
}

const formOnly = { headers: { Accept: 'application/x-www-form-urlencoded' } };

function valuesOf(schema: FormSchema<unknown>, fields: Readonly<Record<string, unknown>>) {
  const posted = Object.keys(schema.shape).flatMap((name) =>
    Object.hasOwn(fields, name) && fields[name] !== undefined ? [[name, String(fields[name])]] : [],
  );
  return Object.fromEntries(posted) as Record<string, string>;
}

function reviewValues(data: object, { [trapField]: trap }: Readonly<Record<string, unknown>>) {
  return {
    ...(data as Record<string, string>),
    // Signs of spam are judged at the final submission.
    [trapField]: typeof trap === 'string' ? trap : '',
    // Pressing the last button twice submits once.
    idempotencyKey: randomUUID(),
  };
}

function refuse(errors: FieldError[]): never {
  throw new HttpProblem(422, 'Some fields are missing or not valid.', { errors });
}
