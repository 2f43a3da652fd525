import { expect, test } from 'vitest';
import type { Db, Store } from '#server/core/store/store.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { eraseMarked, markErased } from '#server/privacy/erasure.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { answerByMail, newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import { createSupportMessage } from './support-messages.ts';
import { createSurveyResponse } from './survey-responses.ts';

async function longThread(store: Store, mails: number): Promise<string> {
  const { id } = await createSupportMessage(store, newSubmission(), supportMessage());
  const files = [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(1_000_000) }];
  await store.transaction(async (db) => {
    for (let number = 0; number < mails; number += 1)
      await createIncomingMail(db, answerByMail(id, { files }));
  });
  return id;
}

const left = async ({ db }: Store) => ({
  messages: (await db.selectFrom('support_messages').select('id').execute()).length,
  texts: (await db.selectFrom('searched_messages').select('number').execute()).length,
  parts: (await db.selectFrom('message_file_parts').select('position').execute()).length,
  marks: (await db.selectFrom('erasures').select('source').execute()).length,
});

test.each(dialects)('a long thread goes piece by piece, its row last (%s)', async (dialect) => {
  const store = await createTestStore(dialect);
  const id = await longThread(store, 3);
  const whole = await left(store);
  expect(whole).toMatchObject({ messages: 1, texts: 4 });
  const steps: Awaited<ReturnType<typeof left>>[] = [];
  const next = async (db: Db) => {
    steps.push(await left({ ...store, db }));
    const rows = await db.selectFrom('support_messages').select('id').where('id', '=', id).execute();
    return rows.map((row) => row.id);
  };
  expect(await deleteSubmissions({ store, table: 'support_messages', next, stepMs: 0 })).toBe(1);
  // One piece in each step, then the row, then nothing.
  expect(steps).toHaveLength(whole.texts + whole.parts + 2);
  expect(steps.slice(0, -1).every(({ messages }) => messages === 1)).toBe(true);
  expect(await left(store)).toEqual({ messages: 0, texts: 0, parts: 0, marks: 0 });
});

test.each(dialects)('an erasure that was interrupted is finished later (%s)', async (dialect) => {
  const store = await createTestStore(dialect);
  const messages = [await longThread(store, 1), await longThread(store, 1)];
  const responses = [(await createSurveyResponse(store, newSubmission(), surveyResponse())).id];
  const kept = await longThread(store, 1);
  const chosen = { messages: [...messages, 'gone'], responses };
  const erased = await store.transaction(async (db) => await markErased(db, chosen));
  expect(erased).toMatchObject({ messages: 2, replies: 2, responses: 1, mails: 3 });
  let times = 0;
  const transaction: Store['transaction'] = async (work) => {
    if (times === 1) throw new Error('killed');
    times += 1;
    return await store.transaction(work);
  };
  await expect(eraseMarked({ ...store, transaction })).rejects.toThrow('killed');
  await eraseMarked(store);
  expect(await left(store)).toMatchObject({ messages: 1, texts: 2, marks: 0 });
  const rows = await store.db.selectFrom('support_messages').select('id').execute();
  expect(rows).toEqual([{ id: kept }]);
  expect(await store.db.selectFrom('survey_responses').select('id').execute()).toEqual([]);
});
