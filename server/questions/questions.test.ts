import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { captureLog } from '#tests/kit/app.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import {
  deleteOldQuestions,
  keepQuestion,
  listQuestions,
  mostNewQuestionsPerDay,
  questionKeeper,
} from './questions.ts';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T10:00:00.000Z';

describe.each(dialects)('on %s', (dialect) => {
  const keep = async (store: Store, question: string, more: object = {}) =>
    await store.transaction(async (db) => await keepQuestion(db, { language: 'de', question, at, ...more }));

  test('the same question in other letters is counted, and the other language has its own row', async () => {
    const store = await createTestStore(dialect);
    await keep(store, 'Gibt es Parkplätze?');
    await keep(store, 'gibt es  PARKPLAETZE', { at: later });
    await keep(store, 'Parkplätze', { language: 'en' });
    expect(await listQuestions(store.db)).toMatchObject([
      { language: 'de', text: 'Gibt es Parkplätze?', count: 2, firstAskedAt: at, lastAskedAt: later },
      { language: 'en', text: 'Parkplätze', count: 1 },
    ]);
  });

  test('names, addresses and long numbers are not stored, nor is a question without anything else', async () => {
    const store = await createTestStore(dialect);
    expect(await keep(store, 'Hat Frau Anna Berg, anna@example.com, 0170 1234567, einen Parkplatz?')).toBe(
      true,
    );
    expect(await keep(store, 'anna@example.com')).toBe(false);
    expect(await keep(store, 'Ich heiße Anna')).toBe(false);
    const [row, ...more] = await listQuestions(store.db);
    expect(more).toEqual([]);
    expect(JSON.stringify(row)).not.toMatch(/anna|berg|0170|1234567/i);
  });

  test('a flood of new questions ends for the day, and known ones are still counted', async () => {
    const store = await createTestStore(dialect);
    for (let number = 0; number < mostNewQuestionsPerDay; number += 1) await keep(store, `Wort${number}`);
    expect(await keep(store, 'Parkplatz')).toBe(false);
    expect(await keep(store, 'wort7')).toBe(true);
    expect(await keep(store, 'Parkplatz', { at: later })).toBe(true);
    expect((await listQuestions(store.db))[0]).toMatchObject({ text: 'Wort7', count: 2 });
  });

  test('two processes that hear a new question together keep one row', async () => {
    const store = await createTestStore(dialect);
    await Promise.all([keep(store, 'Parkplatz'), keep(store, 'Parkplatz')]);
    expect(await listQuestions(store.db)).toHaveLength(1);
  });

  test('a question is deleted once it was not asked for long', async () => {
    const store = await createTestStore(dialect);
    await keep(store, 'Parkplatz');
    await keep(store, 'Aufzug');
    await keep(store, 'Aufzug', { at: later });
    await deleteOldQuestions(store.db, later);
    expect(await listQuestions(store.db)).toMatchObject([{ text: 'Aufzug' }]);
  });

  test('a store that is gone keeps no visitor from the answer, and the log has no question', async () => {
    const store = await createTestStore(dialect);
    const { logger, lines } = captureLog();
    await store.close();
    await questionKeeper({ store, clock: () => new Date(at), logger })('de', 'Parkplatz');
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('Parkplatz');
  });
});
