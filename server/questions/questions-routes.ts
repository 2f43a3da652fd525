import type { AskedAgain, OpenQuestion, OpenQuestions } from '#domain/api/questions.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { entryId, existing, noEntry } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { unknownWords } from '#server/search/search-answer.ts';
import { findQuestion, listQuestions } from './questions.ts';

/** /api/admin/questions: GET; GET /:id/answer asks the published site again; DELETE /:id. */
export function questionsRoutes({ store, search, index }: AdminParts): Route[] {
  return [
    route('GET', '/questions', 'publish', async (c) => {
      const questions = await Promise.all((await listQuestions(store.db)).map(questionJson));
      return c.json({ questions } satisfies OpenQuestions);
    }),
    route('GET', '/questions/:id/answer', 'publish', async (c) => {
      const { language, text } = existing(await findQuestion(store.db, entryId(c)));
      const { isFitting, results } = await search(language, text);
      return c.json({ isFitting, results: results.slice(0, mostAnswers) } satisfies AskedAgain);
    }),
    route('DELETE', '/questions/:id', 'publish', async (c) => {
      await c.var.transaction(async (db) => {
        const done = db.deleteFrom('open_questions').where('id', '=', entryId(c));
        if (!(await isWritten(done))) throw noEntry();
      });
      return undefined;
    }),
  ];

  async function questionJson({ textKey: _, ...question }: Tables['open_questions']): Promise<OpenQuestion> {
    return { ...question, words: unknownWords(await index(question.language), question.text) };
  }
}

const mostAnswers = 3;
