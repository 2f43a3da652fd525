import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { languageOfReferer } from '#domain/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { SpamSign } from '#domain/spam-score.ts';
import { type FieldError, fieldErrors } from '#domain/text-rules.ts';
import { type BodyLimits, readBody } from '#server/middleware/body-limit.ts';
import { clientAddress, clientNetwork } from '#server/middleware/client-address.ts';
import { formFailure } from '#server/middleware/form-failure.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { type DayBudget, floodGauge, type RateLimit, rateLimit } from '#server/middleware/rate-limit.ts';
import { sameSite } from '#server/middleware/same-site.ts';
import { type Outcome, outcomeAddress } from '#server/outcome-address.ts';
import { HttpProblem } from '#server/problem.ts';
import type { SpamJudge } from '#server/spam-judge.ts';
import type { Store } from '#server/store/store.ts';
import type { SubmissionFacts } from '#server/store/submission.ts';
import type { SubmissionFormName } from '#server/submission-form.ts';
import type { AutomaticAnswers } from './automatic-answers.ts';
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
  /** Told after each stored submission. */
  onStored: () => void;
};

/** A submission that is durably stored, with the moment this request of perhaps several for it arrived. */
export type Stored = { id: string; receivedAt: string };

export type SubmissionForm<Fields> = {
  name: SubmissionFormName;
  schema: z.ZodMiniType<Fields>;
  /** Fields that are numbers, which an urlencoded form spells as text. */
  numbers: readonly string[];
  /** `network`: where it came from, for limits on the mails it causes; never stored. */
  create: (store: Store, facts: SubmissionFacts, fields: Fields, network: string) => Promise<string>;
  /** Why a submission is put aside, if it is; `signs` are those that its sending gave. */
  signalsOf: (fields: Fields, signs: readonly SpamSign[]) => Promise<readonly string[]> | readonly string[];
  /** What a stored submission is answered with; its id alone where nothing is said. */
  answer?: (stored: Stored) => Promise<object>;
  /** The page that answers a form without script, instead of a redirect to one. */
  showSent?: (c: Context, language: Language, stored: Stored, fields: Fields) => Promise<Response>;
};

/**
 * The route of one form (PRODUCT: forms and the server). JSON is answered 201 with `{ id }` once it is durably
 * stored, or with a problem document; a form sent without script is answered 303 to a page that says what happened.
 */
export function submissionApi<Fields>(parts: SubmissionParts, form: SubmissionForm<Fields>): Hono {
  const api = new Hono();
  const isFlood = floodGauge(parts.floodFrom);
  api.post('/', formFailure(form.name), sameSite(parts.origin), rateLimit(parts.rateLimit), async (c) => {
    const format = submissionFormat(c.req.header('content-type'), c.req.header('content-encoding'));
    const body = await readBody(c, parts.bodyLimits);
    await parts.dayBudget(c, body.length);
    const fields = format === 'form' ? parseForm(body, form.numbers) : undefined;
    const input = fields ?? parseJson(body);
    const side = fields ? sideOfForm(fields) : sideOfHeaders(c);
    const language = side.language ?? languageOfReferer(c.req.header('referer'));
    const result = form.schema.safeParse(input);
    if (!result.success) {
      const errors = fieldErrors(result);
      return format === 'form' ? answerPage(c, language, 'invalid', errors) : refuse(errors);
    }
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
    const stored = { id, receivedAt: facts.receivedAt };
    parts.onStored();
    if (format === 'json') return c.json((await form.answer?.(stored)) ?? { id }, 201);
    return form.showSent
      ? await form.showSent(c, language, stored, result.data)
      : answerPage(c, language, 'sent', id);
  });
  api.all('/', methodNotAllowed('POST'));

  function answerPage(c: Context, language: Language, outcome: Outcome, about: string | FieldError[]) {
    return c.redirect(outcomeAddress(form.name, language, outcome, about), 303);
  }

  return api;
}

function refuse(errors: FieldError[]): never {
  throw new HttpProblem(422, 'Some fields are missing or not valid.', { errors });
}
