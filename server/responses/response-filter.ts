import type { Context } from 'hono';
import { maxRating, minRating } from '#domain/forms/survey.ts';
import { responseStatuses } from '#domain/inbox/inbox.ts';
import { languages } from '#domain/language/languages.ts';
import { choiceQuery, dayQuery, textQuery } from '#server/core/api/list-query.ts';
import type { ResponseFilter } from './response-list.ts';

const ratings = Array.from({ length: maxRating - minRating + 1 }, (_, index) => String(minRating + index));

/** `from` and `to` are UTC days, inclusive; `status` is by default all but suspected; `q` are words. */
export function responseFilter(c: Context, solutions: readonly string[]): ResponseFilter {
  const rating = choiceQuery(c, 'rating', ratings);
  return {
    status: choiceQuery(c, 'status', responseStatuses),
    solution: choiceQuery(c, 'solution', solutions),
    language: choiceQuery(c, 'language', languages),
    rating: rating === undefined ? undefined : Number(rating),
    from: dayQuery(c, 'from'),
    until: dayQuery(c, 'to', 1),
    withComment: choiceQuery(c, 'withComment', ['1']) === '1',
    tag: textQuery(c, 'tag'),
    search: textQuery(c, 'q'),
  };
}
