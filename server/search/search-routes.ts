import { type Context, Hono } from 'hono';
import type { Content } from '#content/content.ts';
import { longestQuery, type SearchAnswer, type SearchedWords } from '#domain/api/search.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { isLanguage, type Language, languages } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';

/** A visitor who types fast sends a few for each question. */
export const searchesPer10Min = 300;

type Parts = {
  limiter: Limiter;
  content: () => Content;
  search: (language: Language, query: string) => Promise<SearchAnswer>;
  /** The page of the search, with answers if its address asks for any. */
  page: (c: Context) => Promise<Response>;
};

/** `/search`, and for the dialog `/api/search`. What visitors ask is not logged; only a page without an answer keeps the question. */
export function searchRoutes({ limiter, content, search, page }: Parts): Hono {
  const routes = new Hono();
  const limit = limiter.perClient({ per10Min: searchesPer10Min });
  for (const language of languages) routes.get(pathIn(language, '/search'), limit, page);
  routes.get('/api/search', limit, async (c) => {
    const { language, q = '' } = c.req.query();
    if (!isLanguage(language)) throw new HttpProblem(400, 'The language is missing or unknown.');
    return c.json(inWords(await search(language, q), content(), language));
  });
  return routes;
}

function inWords(
  { query, isTooLong, isFitting, results }: SearchAnswer,
  { words }: Content,
  language: Language,
): SearchedWords {
  const { form, found, none, tooLong, dialog } = words[language].search;
  const pathTo = (path: string, asked: Readonly<Record<string, string>>) =>
    `${pathIn(language, path)}?${new URLSearchParams(asked)}`;
  const toPage = { name: dialog.page, href: pathTo('/search', { q: query }) };
  const toForm = { name: none.button, href: pathTo('/support', { subject: 'search', question: query }) };
  const status = isFitting ? counted(found, 'count', results.length, language) : none.title;
  return {
    labels: {
      label: form.label,
      close: dialog.close,
      also: found.also,
      failed: dialog.failed,
      key: dialog.key,
    },
    status: isTooLong ? fill(tooLong, { max: longestQuery }) : query && status,
    results,
    links: query && !isTooLong ? [isFitting ? toPage : toForm] : [],
  };
}
