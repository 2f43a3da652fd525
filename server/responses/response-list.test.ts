import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, surveyResponse } from '#tests/kit/factories.ts';
import { listResponses, type ResponseFilter } from './response-list.ts';

const march = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' };
const days = ['02-28', '03-01', '03-07', '03-07', '03-19', '03-31', '04-01'];

async function withResponses(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, day] of days.entries()) {
    const id = `019cd000-0000-7000-8000-00000000000${index}`;
    const facts = newSubmission({ id, receivedAt: `2026-${day}T09:00:00.000Z` });
    ids.push((await createSurveyResponse(store, facts, surveyResponse())).id);
  }
  return ids;
}

async function allPages(store: Store, filter: ResponseFilter): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await listResponses(store.db, { ...filter, limit: 2, before: ids.at(-1) });
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
  }
}

describe.each(dialects)('on %s', (dialect) => {
  test('page after page, every response of a month comes once, newest first', async () => {
    const store = await createTestStore(dialect);
    const ids = await withResponses(store);
    expect(await allPages(store, march)).toEqual(ids.slice(1, 6).toReversed());
    expect(await allPages(store, {})).toEqual(ids.toReversed());
  });

  test('a list goes on after a response that was erased meanwhile', async () => {
    const store = await createTestStore(dialect);
    const ids = await withResponses(store);
    await store.db.deleteFrom('survey_responses').where('id', '=', ids[4]!).execute();
    const page = await listResponses(store.db, { ...march, limit: 2, before: ids[4] });
    expect(page.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
  });
});
