import { expect, onTestFinished, test } from 'vitest';
import type { Plans } from '#domain/api/plan.ts';
import type { ReleasePage } from '#domain/api/release.ts';
import { requireApproval } from '#server/core/store/settings.ts';
import { transactionOf } from '#tests/kit/admin.ts';
import { dialects } from '#tests/kit/database.ts';
import { createPlanner, lead, monday, title } from '#tests/kit/planner.ts';

test('a colleague approves, and not the one who planned it; then it is live at once', async () => {
  const { say, order, titleNow, ben, json } = await createPlanner();
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  expect((await json('POST', `/plans/${body.plan}/approve`)).status).toBe(409);
  expect(titleNow()).not.toBe('Mit Freigabe');
  expect((await json<Plans>('GET', '/plans')).body.plans).toMatchObject([
    { state: 'waiting', needsApproval: true },
  ]);
  expect(await ben('POST', `/plans/${body.plan}/approve`)).toBe(200);
  expect(titleNow()).toBe('Mit Freigabe');
});

test('who is to approve sees the pages as they will be, which the draft no longer shows', async () => {
  const { say, order, callSignedIn } = await createPlanner();
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  await say(lead, 'Im Entwurf');
  const preview = async (plan: string) => {
    const page = await callSignedIn('GET', `/content/preview?path=/nova${plan}`);
    return page.status === 200 ? await page.text() : page.status;
  };
  expect(await preview(`&plan=${body.plan}`)).toBe('<main>NOVA Mit Freigabe</main>');
  expect(await preview('')).toBe('<main>NOVA Im Entwurf</main>');
  expect(await preview('&plan=none')).toBe(404);
});

test.each(dialects)('history says who approved a version, on %s', async (dialect) => {
  const { say, order, ben, json } = await createPlanner(dialect);
  await say(title, 'Mit Freigabe');
  const { body } = await order({ asks: true });
  await ben('POST', `/plans/${body.plan}/approve`);
  await say(title, 'Ohne Freigabe');
  await order();
  await json('POST', '/releases/1/restore', { baseVersion: 2 });
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
    const { say, order, json, publisher, plans, time, store, operator, draftOf } =
      await createPlanner(dialect);
    publisher.start(async () => {
      await plans.requireApproval(true, transactionOf(store, operator));
      return () => {};
    });
    onTestFinished(publisher.stop);
    const lift = async () => await json('PUT', '/plans/rule', { isRequired: false });
    await say(title, 'Zu schnell');
    expect(await order()).toMatchObject({ status: 409, body: { code: 'approvalRequired' } });
    expect(await draftOf(title)).toBe('Zu schnell');
    await lift();
    expect(await json('POST', '/releases/0/restore', { baseVersion: 0 })).toMatchObject({
      status: 409,
      body: { code: 'approvalRequired' },
    });
    await lift();
    await order({ at: monday });
    time.now = new Date(monday);
    await plans.runDue();
    expect(publisher.shown().version).toBe(0);
    expect((await plans.list()).plans).toMatchObject([{ state: 'waiting', needsApproval: true }]);
  },
);

test('the rule is asked for when the plan is stored', async () => {
  const { plans, store, planOfMonday } = await createPlanner();
  await store.transaction(async (db) => await requireApproval(db, true));
  await plans.make(planOfMonday);
  expect((await plans.list()).plans).toMatchObject([{ needsApproval: true }]);
});

test('with the rule nothing goes live without a colleague', async () => {
  const { say, order, json, ben, titleNow, time, plans } = await createPlanner();
  expect((await json('PUT', '/plans/rule', { isRequired: true })).status).toBe(204);
  expect(await ben('PUT', '/plans/rule')).toBe(403);
  await say(title, 'Zu schnell');
  expect(await order()).toMatchObject({ status: 409, body: { code: 'approvalRequired' } });
  await order({ at: monday });
  time.now = new Date(monday);
  await plans.runDue();
  expect(titleNow()).not.toBe('Zu schnell');
});

test('a plan that was made before the rule waits for a colleague as well', async () => {
  const soon = '2026-11-21T09:40:00.000Z';
  const { say, order, json, ben, titleNow, time, plans } = await createPlanner();
  await say(title, 'Ab gleich');
  const { body } = await order({ at: soon });
  await json('PUT', '/plans/rule', { isRequired: true });
  time.now = new Date(soon);
  await plans.runDue();
  expect(titleNow()).not.toBe('Ab gleich');
  expect(await ben('POST', `/plans/${body.plan}/approve`)).toBe(200);
  expect(titleNow()).toBe('Ab gleich');
});

test('who may approve is asked by mail, and who planned it is told how it ended', async () => {
  const { say, order, ben, mails, json, time, plans, draftOf } = await createPlanner();
  await say(title, 'Mit Freigabe');
  const first = await order({ asks: true });
  expect(await mails()).toEqual(['plan-to-approve ben@example.com']);
  await ben('POST', `/plans/${first.body.plan}/approve`);
  expect(await mails()).toContain('plan-published anna@example.com');
  await say(title, 'Ab Montag');
  const second = await order({ at: monday });
  await ben('DELETE', `/plans/${second.body.plan}`);
  expect(await draftOf(title)).toBe('Ab Montag');
  await json('PUT', '/plans/rule', { isRequired: true });
  expect(await mails()).toEqual([
    'plan-to-approve ben@example.com',
    'plan-published anna@example.com',
    'plan-cancelled anna@example.com',
  ]);
  await json('PUT', '/plans/rule', { isRequired: false });
  await order({ at: monday });
  await say(title, 'Schneller');
  await order();
  time.now = new Date(monday);
  await plans.runDue();
  await plans.runDue();
  expect((await mails()).slice(3)).toEqual(['plan-failed anna@example.com']);
});

test('a rule that is made asks for the approval of what waits, and own cancelling is no news', async () => {
  const { say, order, mails, json } = await createPlanner();
  await say(title, 'Ab Montag');
  const { body } = await order({ at: monday });
  expect(await mails()).toEqual([]);
  await json('PUT', '/plans/rule', { isRequired: true });
  await json('PUT', '/plans/rule', { isRequired: true });
  await json('DELETE', `/plans/${body.plan}`);
  expect(await mails()).toEqual(['plan-to-approve ben@example.com']);
});
