import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { pathIn } from '#domain/addresses.ts';
import { languages } from '#domain/languages.ts';
import type { SpamSign } from '#domain/spam-score.ts';
import { type FieldError, fieldErrors } from '#domain/text-rules.ts';
import { type BodyLimits, readBody } from '#server/middleware/body-limit.ts';
import { clientAddress, clientNetwork } from '#server/middleware/client-address.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { type DayBudget, floodGauge, type RateLimit, rateLimit } from '#server/middleware/rate-limit.ts';
import { sameSite } from '#server/middleware/same-site.ts';
import { HttpProblem } from '#server/problem.ts';
import type { SpamJudge } from '#server/spam-judge.ts';
import type { Store } from '#server/store/store.ts';
import type { SubmissionFacts } from '#server/store/submission.ts';
import type { SubmissionFormName } from '#server/submission-form.ts';
import type { AutomaticAnswers } from './automatic-answers.ts';
import { type FormPage, formFailure, formShower, isPage, keepPosted, languageOfForm } from './form-pages.ts';
import { robotSigns, submissionFacts } from './submission-facts.ts';
import { parseForm, parseJson, submissionFormat } from './submission-input.ts';
import { sideOfForm, sideOfHeaders } from './submission-side.ts';

export type SubmissionParts = {
  store: Store;
  clock: () => Date;
  origin: string;
  bodyLimits: BodyLimits;
  /** What one client may send in ten minutes to one form. */
  rateLimit: RateLimit;
  /** What one client may send in a day to all forms together. */
  dayBudget: DayBudget;
  /** Submissions of one form in ten minutes from which on it is a flood; 0: never. */
  floodFrom: number;
  judgeSpam: SpamJudge;
  /** More notices of an hour are told in a digest; 0: each submission has one. */
  noticesPerHour: number;
  answers: AutomaticAnswers;
  /** Shows a form that was posted without script. */
  formPage: FormPage;
  /** Told after each stored submission. */
  onStored: () => void;
};

/** A submission that is durably stored, with the moment this request of perhaps several for it arrived. */
export type Stored = { id: string; receivedAt: string };

/** A schema of the fields of a form, which knows their names. */
type FormSchema<Fields> = z.ZodMiniType<Fields> & { readonly shape: object };

export type SubmissionForm<Fields> = {
  name: SubmissionFormName;
  schema: FormSchema<Fields>;
  /** Fields that are numbers, which an urlencoded form spells as text. */
  numbers: readonly string[];
  /** `network`: where it came from, for limits on the mails it causes; never stored. */
  create: (store: Store, facts: SubmissionFacts, fields: Fields, network: string) => Promise<string>;
  /** Why a submission is put aside, if it is; `signs` are those that its sending gave. */
  signalsOf: (fields: Fields, signs: readonly SpamSign[]) => Promise<readonly string[]> | readonly string[];
  /** What a stored submission is answered with; its id alone where nothing is said. */
  answer?: (stored: Stored) => Promise<Readonly<Record<string, string>>>;
  /** Without script it is shown to be confirmed before it is stored, and answered with a receipt. */
  isReviewed?: true;
};

/**
 * One form (PRODUCT: forms and the server). JSON posted to the API is answered 201 with `{ id }` once it is durably
 * stored, or with a problem document. Without script the form is posted to its page: what is refused or cannot be stored
 * comes back as this page, filled in; what is stored is answered 303 to a page that says so, or with a receipt.
 */
export function submissionApi<Fields extends object>(
  parts: SubmissionParts,
  form: SubmissionForm<Fields>,
): Hono {
  const api = new Hono();
  const isFlood = floodGauge(parts.floodFrom);
  const show = formShower(parts.formPage, form.name);
  const handlers = [formFailure(show), sameSite(parts.origin), rateLimit(parts.rateLimit), handle] as const;
  api.post(`/api/${form.name}`, ...handlers);
  api.all(`/api/${form.name}`, methodNotAllowed('POST'));
  for (const language of languages) api.post(pathIn(language, `/${form.name}`), ...handlers);
  return api;

  async function handle(c: Context): Promise<Response> {
    const format = submissionFormat(c.req.header('content-type'), c.req.header('content-encoding'));
    if (format === 'json' && isPage(c)) throw new HttpProblem(415, 'Send a form.', formOnly);
    const body = await readBody(c, parts.bodyLimits);
    await parts.dayBudget(c, body.length);
    const fields = format === 'form' ? parseForm(body, form.numbers) : undefined;
    const input = fields ?? parseJson(body);
    const side = fields ? sideOfForm(fields) : sideOfHeaders(c);
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
    if (await isFlood()) signs.push('flood');
    const facts = submissionFacts({
      form: form.name,
      side,
      fields: result.data,
      signals: await form.signalsOf(result.data, signs),
      receivedAt: parts.clock(),
      noticesPerHour: parts.noticesPerHour,
    });
    const network = clientNetwork(clientAddress(c, parts.rateLimit.trustedHops), 3);
    const id = await form.create(parts.store, facts, result.data, network);
    parts.onStored();
    const answer = (await form.answer?.({ id, receivedAt: facts.receivedAt })) ?? { id };
    if (!fields) return c.json(answer, 201);
    if (form.isReviewed)
      return show(c, { step: 'sent', values: { ...(result.data as object), ...answer }, errors: [] });
    return c.redirect(`${pathIn(languageOfForm(c), `/${form.name}/sent`)}?ref=${id}`, 303);
  }
}

const formOnly = { headers: { Accept: 'application/x-www-form-urlencoded' } };

/** What was posted in the fields of the form, as text. */
function valuesOf(schema: FormSchema<unknown>, fields: Readonly<Record<string, unknown>>) {
  const posted = Object.keys(schema.shape).flatMap((name) =>
    Object.hasOwn(fields, name) && fields[name] !== undefined ? [[name, String(fields[name])]] : [],
  );
  return Object.fromEntries(posted) as Record<string, string>;
}

/** What the form to be confirmed carries: the fields, and what belongs to sending them. */
function reviewValues(data: object, { website }: Readonly<Record<string, unknown>>) {
  return {
    ...(data as Record<string, string>),
    // Signs of spam are judged when the declaration is made.
    website: typeof website === 'string' ? website : '',
    // Pressing the last button twice declares once.
    idempotencyKey: randomUUID(),
  };
}

function refuse(errors: FieldError[]): never {
  throw new HttpProblem(422, 'Some fields are missing or not valid.', { errors });
}
