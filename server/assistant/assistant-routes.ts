import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import type { AssistantAnswer } from '#domain/api/assistant.ts';
import { longestQuery } from '#domain/api/search.ts';
import { hourMs } from '#domain/language/durations.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import {
  atMost,
  fieldErrors,
  judgeLine,
  mandatory,
  textField,
  typeCode,
} from '#domain/language/text-rules.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type BodyLimits, readBody } from '#server/core/http/body-limit.ts';
import { parseJson, submissionFormat } from '#server/core/http/parse-body.ts';
import { HttpProblem, methodNotAllowed } from '#server/core/http/problem.ts';
import { sameSite } from '#server/core/http/same-site.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import type { Choose } from './model.ts';
import { quotesFor } from './quotes.ts';

/** More than a visitor asks; the index answers in a millisecond. */
export const questionsPer10Min = 100;
/** Further ones are answered by the index alone. */
export const modelQuestionsPerHour = 20;

type Parts = {
  origin: string;
  bodyLimits: BodyLimits;
  limiter: Limiter;
  content: () => Content;
  index: (language: Language) => Promise<SearchIndex>;
  /** The model; without one, the index chooses. */
  choose?: Choose | undefined;
  /** Hears of a question that nothing on the site answers. */
  onUnanswered: (language: Language, question: string) => void;
};

const questionSchema = z.object({
  language: z.enum(languages, { error: typeCode }),
  question: textField(mandatory(atMost(longestQuery, judgeLine))),
});

/** POST /api/assistant: sentences of the site that answer a question. The question is not logged. */
export function assistantRoutes({
  origin,
  bodyLimits,
  limiter,
  content,
  index,
  choose,
  onUnanswered,
}: Parts): Hono {
  const routes = new Hono();
  const isOverModelLimit = limiter.clientGauge(modelQuestionsPerHour, hourMs);
  const path = '/api/assistant';
  routes.post(path, sameSite(origin), limiter.perClient({ per10Min: questionsPer10Min }), async (c) => {
    if (content().site.assistant === 'off') throw new HttpProblem(404, 'The assistant is switched off.');
    if (submissionFormat(c.req.header('content-type'), c.req.header('content-encoding')) !== 'json')
      throw new HttpProblem(415, 'Send application/json in UTF-8.', {
        headers: { Accept: 'application/json' },
      });
    const result = questionSchema.safeParse(parseJson(await readBody(c, bodyLimits)));
    if (!result.success) throw invalidFields(fieldErrors(result));
    const { language, question } = result.data;
    const quotes = await quotesFor(
      await index(language),
      question,
      choose && !isOverModelLimit(c) ? choose : undefined,
    );
    if (quotes.length === 0) onUnanswered(language, question);
    return c.json({ quotes, isFitting: quotes.length > 0 } satisfies AssistantAnswer);
  });
  routes.all(path, methodNotAllowed('POST'));
  return routes;
}
