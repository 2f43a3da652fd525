import type { Logger } from 'pino';
import type { Language } from '#domain/language/languages.ts';
import { cleanQuestion } from '#domain/questions/clean-question.ts';
import { words } from '#domain/search/analysis.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countRows, isWritten } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

/** More than a team reads in a day. A flood fills 2 MB until its questions are deleted. */
export const mostNewQuestionsPerDay = 100;

const mostListed = 100;

type Asked = { readonly language: Language; readonly question: string; readonly at: string };

/** Counts a question, without what names a person; false if nothing of it may be kept. Call it in a transaction. */
export async function keepQuestion(db: Db, { language, question, at }: Asked): Promise<boolean> {
  const text = cleanQuestion(question);
  if (text === undefined) return false;
  const textKey = words(text).join(' ');
  const known = db
    .updateTable('open_questions')
    .set((row) => ({ count: row('count', '+', 1), lastAskedAt: at }))
    .where('language', '=', language)
    .where('textKey', '=', textKey);
  if (await isWritten(known)) return true;
  const day = at.slice(0, 10);
  const today = db.selectFrom('open_questions').where('firstAskedAt', '>=', day);
  if ((await countRows(today)) >= mostNewQuestionsPerDay) return false;
  await db
    .insertInto('open_questions')
    .values({ id: newId(), language, text, textKey, count: 1, firstAskedAt: at, lastAskedAt: at })
    // Another process was faster.
    .onConflict((on) => on.columns(['language', 'textKey']).doNothing())
    .execute();
  return true;
}

export type OnUnanswered = (language: Language, question: string) => Promise<void>;

type Parts = { store: Store; clock: () => Date; logger: Pick<Logger, 'error'> };

/** Keeps what a visitor asked in vain. Never rejects: the visitor gets the answer whether the store works or not. */
export function questionKeeper({ store, clock, logger }: Parts): OnUnanswered {
  return async (language, question) => {
    const asked = { language, question, at: clock().toISOString() };
    try {
      await store.transaction(async (db) => await keepQuestion(db, asked));
    } catch (error) {
      logger.error({ err: error }, 'Could not keep a question without an answer');
    }
  };
}

export async function listQuestions(db: Db): Promise<Tables['open_questions'][]> {
  return await db
    .selectFrom('open_questions')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastAskedAt', 'desc')
    .limit(mostListed)
    .execute();
}

export async function findQuestion(db: Db, id: string): Promise<Tables['open_questions'] | undefined> {
  return await db.selectFrom('open_questions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteOldQuestions(db: Db, before: string): Promise<void> {
  await db.deleteFrom('open_questions').where('lastAskedAt', '<', before).execute();
}
