import { describe, expect, onTestFinished, test } from 'vitest';
import { mostOpen, type OpenReleases, type WholeRelease } from '#domain/api/release.ts';
import { deleteOperator, updateOperator } from '#server/accounts/operators.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import { recordTime } from '#server/core/clock.ts';
import { dialects } from '#tests/kit/database.ts';
import { createScheduler, lead, monday, title } from '#tests/kit/scheduler.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('what is scheduled for Monday goes live on Monday, once, and also if nothing ran at the time', async () => {
    const { say, order, schedule, time, titleNow, draftOf, publisher } = await createScheduler(dialect);
    const before = titleNow();
    await say(title, 'Ab Montag');
    expect((await order({ at: monday })).status).toBe(202);
    expect(await draftOf(title)).toBeUndefined();
    await schedule.runDue();
    expect(titleNow()).toBe(before);
    time.now = new Date('2026-11-24T12:00:00.000Z');
    await Promise.all([schedule.runDue(), schedule.runDue()]);
    expect(titleNow()).toBe('Ab Montag');
    expect(publisher.shown().version).toBe(1);
    expect(await schedule.list()).toMatchObject({ releases: [] });
  });

  test('a clock that leaps a year ahead carries out nothing before somebody could look', async () => {
    const { schedule, time, titleNow, store, sayForMonday } = await createScheduler(dialect);
    const before = titleNow();
    const note = async () => await store.transaction(async (db) => await recordTime(db, time.now));
    await note();
    await sayForMonday(title, 'Ab Montag');
    time.now = new Date('2027-11-24T12:00:00.000Z');
    await note();
    await schedule.runDue();
    expect(titleNow()).toBe(before);
    time.now = new Date('2027-11-27T12:00:00.000Z');
    await schedule.runDue();
    expect(titleNow()).toBe('Ab Montag');
  });

  test('one that the server fails at holds up no other, and after a few tries it has failed', async () => {
    const { say, order, schedule, time, publisher, mails, store, sayForMonday, runOnMonday } =
      await createScheduler(dialect);
    publisher.start(async ({ edits }) => {
      if (edits[title]?.value === 'Kaputt') throw new TypeError('price of undefined');
      return () => {};
    });
    onTestFinished(publisher.stop);
    await say(title, 'Kaputt');
    const { body } = await order({ at: '2026-11-23T06:00:00.000Z' });
    await sayForMonday(lead, 'Ab Montag');
    await runOnMonday();
    expect(publisher.content().words.de.nova.hero.lead).toBe('Ab Montag');
    const states = async () => (await schedule.list()).releases.map(({ state }) => state);
    for (let second = 0; second < 30; second++) await schedule.runDue();
    expect(await states()).toEqual(['scheduled']);
    for (let minute = 0; minute < 5; minute++) {
      time.now = new Date(time.now.getTime() + 60_000);
      await schedule.runDue();
    }
    expect((await schedule.list()).releases[0]).toMatchObject({
      id: body.scheduled,
      state: 'failed',
      failure: 'error',
      endedAt: time.now.toISOString(),
    });
    expect(await mails()).toEqual(['release-published anna@example.com', 'release-failed anna@example.com']);
    expect((await listAudit(store.db, { limit: 1 }))[0]).toMatchObject({
      action: 'release.failed',
      target: body.scheduled,
      details: { failure: 'error' },
    });
  });

  test('who may publish no more publishes nothing later either, and those who may are told', async () => {
    const { say, order, schedule, time, publisher, mails, store, operator, sayForMonday } =
      await createScheduler(dialect);
    await sayForMonday(title, 'Ab Montag');
    await say(lead, 'Ab Montag');
    await order({ at: '2026-11-24T07:00:00.000Z' });
    time.now = new Date(monday);
    await store.transaction(async (db) => await updateOperator(db, operator.id, { role: 'support' }));
    await schedule.runDue();
    expect(await mails()).toEqual(['release-failed ben@example.com']);
    await store.transaction(async (db) => await deleteOperator(db, operator.id));
    time.now = new Date('2026-11-24T07:00:00.000Z');
    await schedule.runDue();
    expect(publisher.shown().version).toBe(0);
    expect((await schedule.list()).releases).toMatchObject([
      { state: 'failed', failure: 'notAllowed' },
      { state: 'failed', failure: 'notAllowed' },
    ]);
    expect(await mails()).toEqual(['release-failed ben@example.com', 'release-failed ben@example.com']);
  });

  test('who loses the right while pages are being made publishes nothing', async () => {
    const { schedule, publisher, store, operator, sayForMonday, runOnMonday } =
      await createScheduler(dialect);
    publisher.start(async () => {
      await store.transaction(async (db) => await deleteOperator(db, operator.id));
      return () => {};
    });
    onTestFinished(publisher.stop);
    await sayForMonday(title, 'Ab Montag');
    await runOnMonday();
    await schedule.runDue();
    expect(publisher.shown().version).toBe(0);
    expect((await schedule.list()).releases).toMatchObject([{ state: 'failed', failure: 'notAllowed' }]);
  });

  test('what stays out of the draft of a cancelled scheduled release is named, and can be read for 30 days', async () => {
    const { say, json, draftOf, time, schedule, sayForMonday } = await createScheduler(dialect);
    await say(title, 'Ab Montag');
    const { body } = await sayForMonday(lead, 'Gleich');
    await say(title, 'Anders');
    await say(lead, 'Gleich');
    const cancelled = await json<WholeRelease>('DELETE', `/releases/${body.scheduled}`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', places: [title], baseVersion: 0 });
    expect(await draftOf(title)).toBe('Anders');
    const listed = async () => (await schedule.list()).releases;
    expect(await listed()).toMatchObject([
      { id: body.scheduled, state: 'cancelled', places: [title], summary: { fields: { changed: 2 } } },
    ]);
    expect((await json<WholeRelease>('GET', `/releases/${body.scheduled}`)).body.changes).toContainEqual({
      id: title,
      value: 'Ab Montag',
    });
    time.now = new Date('2026-12-22T09:30:00.000Z');
    expect(await listed()).toEqual([]);
  });

  test('the list of schedule comes without what they say, and ends at a hundred open ones', async () => {
    const { order, json, schedule, scheduledForMonday } = await createScheduler(dialect);
    for (let count = 0; count < mostOpen; count++) await schedule.make(scheduledForMonday);
    expect(await order({ at: monday })).toMatchObject({ status: 409, body: { code: 'scheduleLimit' } });
    const { body } = await json<OpenReleases>('GET', '/releases/open');
    expect(body.releases).toHaveLength(mostOpen);
    for (const listed of body.releases) expect(Object.keys(listed)).not.toContain('changes');
    await json('DELETE', `/releases/${body.releases[0]!.id}`);
    expect((await order({ at: monday })).status).toBe(202);
    expect((await json('GET', '/releases/0197b1c2-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('what was published meanwhile stays, unless both say something about the same', async () => {
    const { say, order, schedule, publisher, sayForMonday, runOnMonday } = await createScheduler(dialect);
    await sayForMonday(title, 'Ab Montag');
    await say(lead, 'Sofort');
    await order();
    await sayForMonday(lead, 'Ab Montag');
    await say(lead, 'Doch anders');
    await order();
    await runOnMonday();
    expect(publisher.content().words.de.nova.hero).toMatchObject({ title: 'Ab Montag', lead: 'Doch anders' });
    expect((await schedule.list()).releases).toMatchObject([
      { state: 'failed', failure: 'changed', places: [lead] },
    ]);
  });
});

test('what is cancelled comes back into the draft', async () => {
  const { json, draftOf, titleNow, sayForMonday, runOnMonday } = await createScheduler();
  const { body } = await sayForMonday(title, 'Ab Montag');
  expect(await json('DELETE', `/releases/${body.scheduled}`)).toMatchObject({
    status: 200,
    body: { places: [] },
  });
  expect(await draftOf(title)).toBe('Ab Montag');
  expect((await json('DELETE', `/releases/${body.scheduled}`)).status).toBe(409);
  await runOnMonday();
  expect(titleNow()).not.toBe('Ab Montag');
});

test.each([
  ['2026-11-21T09:29:59.000Z', 'range'],
  ['2028-01-01T00:00:00.000Z', 'range'],
  ['Monday', 'type'],
])('%s is refused', async (at, code) => {
  const { order } = await createScheduler();
  expect(await order({ at })).toMatchObject({ status: 422, body: { errors: [{ field: 'at', code }] } });
});
