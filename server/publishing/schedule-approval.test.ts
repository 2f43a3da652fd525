import { expect, onTestFinished, test } from 'vitest';
import type { OpenReleases, ReleasePage } from '#domain/api/release.ts';
import { requireApproval } from '#server/core/store/settings.ts';
import { transactionOf } from '#tests/kit/admin.ts';
import { dialects } from '#tests/kit/database.ts';
import { createScheduler, lead, monday, title } from '#tests/kit/scheduler.ts';

test('a colleague approves, and not the one who scheduled it; then it is live at once', async () => {
  const { say, order, titleNow, ben, json } = await createScheduler();
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  expect((await json('POST', `/releases/${body.scheduled}/approve`)).status).toBe(409);
  expect(titleNow()).not.toBe('Mit Freigabe');
  expect((await json<OpenReleases>('GET', '/releases/open')).body.releases).toMatchObject([
    { state: 'toApprove' },
  ]);
  expect(await ben('POST', `/releases/${body.scheduled}/approve`)).toBe(200);
  expect(titleNow()).toBe('Mit Freigabe');
});

test('who is to approve sees the pages as they will be, which the draft no longer shows', async () => {
  const { say, order, callSignedIn } = await createScheduler();
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  await say(lead, 'Im Entwurf');
  const preview = async (scheduled: string) => {
    const page = await callSignedIn('GET', `/content/preview?path=/nova${scheduled}`);
    return page.status === 200 ? await page.text() : page.status;
  };
  expect(await preview(`&release=${body.scheduled}`)).toBe('<main>NOVA Mit Freigabe</main>');
  expect(await preview('')).toBe('<main>NOVA Im Entwurf</main>');
  expect(await preview('&release=none')).toBe(404);
});

test.each(dialects)('history says who approved a version, on %s', async (dialect) => {
  const { say, order, ben, json } = await createScheduler(dialect);
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  await ben('POST', `/releases/${body.scheduled}/approve`);
  await say(title, 'Ohne Freigabe');
  await order();
  await json('POST', '/versions/1/restore', { baseVersion: 2 });
  const { releases } = (await json<ReleasePage>('GET', '/releases')).body;
  expect(releases).toMatchObject([
    { version: 3, approvedBy: null },
    { version: 2, approvedBy: null },
    { version: 1, approvedBy: { name: 'Anna Berg' } },
  ]);
  expect(releases[2]!.approvedBy!.id).not.toBe(releases[2]!.author.id);
});

test.each(dialects)(
  'a rule made while pages are being made holds back what they are made for, on %s',
  async (dialect) => {
    const { say, order, json, publisher, schedule, store, operator, draftOf, runOnMonday } =
      await createScheduler(dialect);
    publisher.start(async () => {
      await schedule.requireApproval(true, transactionOf(store, operator));
      return () => {};
    });
    onTestFinished(publisher.stop);
    const lift = async () => await json('PUT', '/releases/rule', { isRequired: false });
    await say(title, 'Zu schnell');
    expect(await order()).toMatchObject({ status: 409, body: { code: 'approvalRequired' } });
    expect(await draftOf(title)).toBe('Zu schnell');
    await lift();
    expect(await json('POST', '/versions/0/restore', { baseVersion: 0 })).toMatchObject({
      status: 409,
      body: { code: 'approvalRequired' },
    });
    await lift();
    await order({ at: monday });
    await runOnMonday();
    expect(publisher.shown().version).toBe(0);
    expect((await schedule.list()).releases).toMatchObject([{ state: 'toApprove' }]);
  },
);

test('the rule is asked for when the scheduled release is stored', async () => {
  const { schedule, store, scheduledForMonday } = await createScheduler();
  await store.transaction(async (db) => await requireApproval(db, true));
  await schedule.make(scheduledForMonday);
  expect((await schedule.list()).releases).toMatchObject([{ state: 'toApprove' }]);
});

test('with the rule nothing goes live without a colleague', async () => {
  const { say, order, json, ben, titleNow, runOnMonday } = await createScheduler();
  expect((await json('PUT', '/releases/rule', { isRequired: true })).status).toBe(204);
  expect(await ben('PUT', '/releases/rule')).toBe(403);
  await say(title, 'Zu schnell');
  expect(await order()).toMatchObject({ status: 409, body: { code: 'approvalRequired' } });
  await order({ at: monday });
  await runOnMonday();
  expect(titleNow()).not.toBe('Zu schnell');
});

test('a scheduled release that was made before the rule waits for a colleague as well', async () => {
  const soon = '2026-11-21T09:40:00.000Z';
  const { say, order, json, ben, titleNow, time, schedule } = await createScheduler();
  await say(title, 'Ab gleich');
  const { body } = await order({ at: soon });
  await json('PUT', '/releases/rule', { isRequired: true });
  time.now = new Date(soon);
  await schedule.runDue();
  expect(titleNow()).not.toBe('Ab gleich');
  expect(await ben('POST', `/releases/${body.scheduled}/approve`)).toBe(200);
  expect(titleNow()).toBe('Ab gleich');
});

test('who may approve is asked by mail, and who scheduled it is told how it ended', async () => {
  const { say, order, ben, mails, json, schedule, draftOf, sayForMonday, runOnMonday } =
    await createScheduler();
  await say(title, 'Mit Freigabe');
  const first = await order({ asks: true });
  expect(await mails()).toEqual(['release-to-approve ben@example.com']);
  await ben('POST', `/releases/${first.body.scheduled}/approve`);
  expect(await mails()).toContain('release-published anna@example.com');
  const second = await sayForMonday(title, 'Ab Montag');
  await ben('DELETE', `/releases/${second.body.scheduled}`);
  expect(await draftOf(title)).toBe('Ab Montag');
  await json('PUT', '/releases/rule', { isRequired: true });
  expect(await mails()).toEqual([
    'release-to-approve ben@example.com',
    'release-published anna@example.com',
    'release-cancelled anna@example.com',
  ]);
  await json('PUT', '/releases/rule', { isRequired: false });
  await order({ at: monday });
  await say(title, 'Schneller');
  await order();
  await runOnMonday();
  await schedule.runDue();
  expect((await mails()).slice(3)).toEqual(['release-failed anna@example.com']);
});

test('a rule that is made asks for the approval of what waits, and own cancelling is no news', async () => {
  const { mails, json, sayForMonday } = await createScheduler();
  const { body } = await sayForMonday(title, 'Ab Montag');
  expect(await mails()).toEqual([]);
  await json('PUT', '/releases/rule', { isRequired: true });
  await json('PUT', '/releases/rule', { isRequired: true });
  await json('DELETE', `/releases/${body.scheduled}`);
  expect(await mails()).toEqual(['release-to-approve ben@example.com']);
});

test('an old version is sent for approval too, and withdrawn without a trace in the draft', async () => {
  const { say, order, json, ben, titleNow, draftOf, mails } = await createScheduler();
  const before = titleNow();
  await say(title, 'Neu');
  await order();
  await json('PUT', '/releases/rule', { isRequired: true });
  const restore = async () =>
    await json<{ scheduled: string }>('POST', '/versions/0/restore', { baseVersion: 1, asks: true });
  const withdrawn = await restore();
  expect(withdrawn.status).toBe(202);
  expect((await json('DELETE', `/releases/${withdrawn.body.scheduled}`)).status).toBe(200);
  expect([titleNow(), await draftOf(title)]).toEqual(['Neu', undefined]);
  const { body } = await restore();
  expect(await mails()).toContain('release-to-approve ben@example.com');
  expect(await ben('POST', `/releases/${body.scheduled}/approve`)).toBe(200);
  expect(titleNow()).toBe(before);
  const { releases } = (await json<ReleasePage>('GET', '/releases')).body;
  expect(releases[0]).toMatchObject({ version: 2, restoredVersion: 0, approvedBy: { name: 'Anna Berg' } });
  expect(await json('POST', '/versions/9/restore', { baseVersion: 2, asks: true })).toMatchObject({
    status: 404,
  });
});
