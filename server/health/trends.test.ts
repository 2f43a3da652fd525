import { describe, expect, test } from 'vitest';
import { trendDays } from '#domain/api/trends.ts';
import { hourMs } from '#domain/language/durations.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { lastDays, trendsOf } from './trends.ts';

const spam = ['links'];
const berlin = (now: string) => lastDays('Europe/Berlin', new Date(now));
const days = berlin('2026-11-21T09:30:00.000Z');

describe.each(dialects)('on %s', (dialect) => {
  test('messages count on their day in the time zone of the site, spam and the bin on none', async () => {
    const store = await createTestStore(dialect);
    const send = async (receivedAt: string, signals: string[] = []) => {
      const submission = newSubmission({ receivedAt, signals });
      await createSupportMessage(store, submission, supportMessage());
      return submission.id;
    };
    // An hour before midnight in Berlin, and midnight.
    await send('2026-11-20T22:00:00.000Z');
    await send('2026-11-20T23:00:00.000Z');
    await send('2026-11-21T08:00:00.000Z');
    await send('2026-11-21T08:10:00.000Z', spam);
    const binned = await send('2026-11-21T08:20:00.000Z');
    const deleted = { deletedAt: '2026-11-21T08:30:00.000Z' };
    await store.db.updateTable('support_messages').set(deleted).where('id', '=', binned).execute();
    // Both sides of the first midnight, in summer time.
    await send('2026-10-22T22:00:00.000Z');
    await send('2026-10-22T21:59:59.999Z');
    await send('2026-08-01T08:00:00.000Z');

    const { messages } = await trendsOf(store.db, days);
    expect(messages.days).toHaveLength(trendDays);
    expect(messages.days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-10-23', count: 1 },
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 2 },
    ]);
    expect(messages.before).toBe(1);
  });

  test('ratings have an average for each day, for the whole span and for the one before', async () => {
    const store = await createTestStore(dialect);
    const rate = async (receivedAt: string, rating: 1 | 2 | 3 | 5, signals: string[] = []) =>
      await createSurveyResponse(store, newSubmission({ receivedAt, signals }), surveyResponse({ rating }));
    await rate('2026-11-20T08:00:00.000Z', 5);
    await rate('2026-11-20T09:00:00.000Z', 2);
    await rate('2026-11-21T08:00:00.000Z', 5);
    await rate('2026-11-21T08:00:00.000Z', 1, spam);
    await rate('2026-10-01T08:00:00.000Z', 3);

    const { ratings } = await trendsOf(store.db, days);
    expect(ratings.days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-20', count: 2, average: 3.5 },
      { day: '2026-11-21', count: 1, average: 5 },
    ]);
    expect(ratings).toMatchObject({ count: 3, average: 4, averageBefore: 3 });
  });

  test('an empty inbox has every day, and no average', async () => {
    const { messages, ratings } = await trendsOf((await createTestStore(dialect)).db, days);
    expect(messages.days.at(-1)).toEqual({ day: '2026-11-21', count: 0 });
    expect(ratings).toMatchObject({ count: 0, average: null, averageBefore: null });
  });
});

test('operators of the inbox get the trends, editors do not', async () => {
  const { call, store, clock } = await createAdminApp();
  const statusFor = async (role: 'editor' | 'support') => {
    const { token } = await seedSession(store, clock(), `${role}@example.com`, role);
    return (await call('GET', '/today/trends', { token })).status;
  };
  expect([await statusFor('support'), await statusFor('editor')]).toEqual([200, 403]);
});

test('a day on which the clock changes is 23 or 25 hours long', () => {
  const hours = (some: typeof days, name: string) => {
    const { from, until } = some.find(({ day }) => day === name)!;
    return (Date.parse(until) - Date.parse(from)) / hourMs;
  };
  expect(hours(days, '2026-10-25')).toBe(25);
  expect(hours(berlin('2026-04-10T09:30:00.000Z'), '2026-03-29')).toBe(23);
});
