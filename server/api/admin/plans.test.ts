import { describe, expect, onTestFinished, test } from 'vitest';
import type { ContentState } from '#domain/answers/content.ts';
import { mostOpenPlans, type Plans, type WholePlan } from '#domain/answers/plan.ts';
import type { PublicationPage, PublishedState } from '#domain/answers/publication.ts';
import { createPlanKeeper } from '#server/plans.ts';
import { createPublisher } from '#server/publisher.ts';
import { listAudit } from '#server/store/audit-log.ts';
import { deleteOperator, updateOperator } from '#server/store/operators.ts';
import { requireApproval } from '#server/store/settings.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import { captureLog } from '#tests/kit/app.ts';
import { content } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';

const title = 'de.nova.hero.title';
const lead = 'de.nova.hero.lead';
const monday = '2026-11-23T07:00:00.000Z';

async function createPlanner(dialect: (typeof dialects)[number] = 'sqlite') {
  const store = await createTestStore(dialect);
  const { logger } = captureLog();
  const time = { now: new Date('2026-11-21T09:30:00.000Z') };
  const clock = () => time.now;
  const publisher = await createPublisher({ store, content, clock, logger });
  const plans = createPlanKeeper({ store, publisher, clock, logger });
  const admin = await createAdminApp({ store, clock, publisher, plans, content });
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  await store.db.updateTable('operators').set({ password_hash: 'x' }).execute();
  const json = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await admin.callSignedIn(method, path, body);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer };
  };
  const draftOf = async (id: string) =>
    (await json<ContentState>('GET', '/content')).body.fields.find((field) => field.id === id)!.draft?.value;
  return {
    ...admin,
    time,
    json,
    plans,
    publisher,
    draftOf,
    mails: async () => {
      const rows = await store.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute();
      return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
    },
    titleNow: () => publisher.content().words.de.nova.hero.title,
    ben: async (method: string, path: string) => (await admin.call(method, path, { token })).status,
    say: async (id: string, value: string) =>
      await json('PATCH', '/content/draft', {
        version: publisher.shown().version,
        changes: [{ id, value, revision: null }],
      }),
    order: async (more: object = {}) => {
      const { version, products } = (await json<PublishedState>('GET', '/publication')).body;
      const { revision } = (await json<ContentState>('GET', '/content')).body;
      const body = { baseVersion: version, products, revision, ...more };
      return await json<{ plan: string; code?: string; errors?: object[] }>('POST', '/publications', body);
    },
  };
}

describe.each(dialects)('on %s', (dialect) => {
  test('what is planned for Monday goes live on Monday, once, and also if nothing ran at the time', async () => {
    const { say, order, plans, time, titleNow, draftOf, publisher } = await createPlanner(dialect);
    const before = titleNow();
    await say(title, 'Ab Montag');
    expect((await order({ at: monday })).status).toBe(202);
    expect(await draftOf(title)).toBeUndefined();
    await plans.runDue();
    expect(titleNow()).toBe(before);
    time.now = new Date('2026-11-24T12:00:00.000Z');
    await Promise.all([plans.runDue(), plans.runDue()]);
    expect(titleNow()).toBe('Ab Montag');
    expect(publisher.shown().version).toBe(1);
    expect(await plans.list()).toMatchObject({ plans: [{ state: 'published', version: 1 }] });
  });

  test('one that the server fails at holds up no other, and after a few tries it has failed', async () => {
    const { say, order, plans, time, publisher, mails, store } = await createPlanner(dialect);
    publisher.start(async ({ edits }) => {
      if (edits[title]?.value === 'Kaputt') throw new TypeError('price of undefined');
      return () => {};
    });
    onTestFinished(publisher.stop);
    await say(title, 'Kaputt');
    const { body } = await order({ at: '2026-11-23T06:00:00.000Z' });
    await say(lead, 'Ab Montag');
    await order({ at: monday });
    time.now = new Date(monday);
    await plans.runDue();
    expect(publisher.content().words.de.nova.hero.lead).toBe('Ab Montag');
    const states = async () => (await plans.list()).plans.map(({ state }) => state);
    for (let second = 0; second < 30; second++) await plans.runDue();
    expect(await states()).toEqual(['waiting', 'published']);
    for (let minute = 0; minute < 5; minute++) {
      time.now = new Date(time.now.getTime() + 60_000);
      await plans.runDue();
    }
    expect((await plans.list()).plans[0]).toMatchObject({
      id: body.plan,
      state: 'failed',
      failure: 'error',
      endedAt: time.now.toISOString(),
    });
    expect(await mails()).toEqual(['plan-published anna@example.com', 'plan-failed anna@example.com']);
    expect((await listAudit(store.db, { limit: 1 }))[0]).toMatchObject({
      action: 'plan.failed',
      target: body.plan,
      details: { failure: 'error' },
    });
  });

  test('who may publish no more publishes nothing later either, and those who may are told', async () => {
    const { say, order, plans, time, publisher, mails, store, operator } = await createPlanner(dialect);
    await say(title, 'Ab Montag');
    await order({ at: monday });
    await say(lead, 'Ab Montag');
    await order({ at: '2026-11-24T07:00:00.000Z' });
    time.now = new Date(monday);
    await store.transaction(async (db) => await updateOperator(db, operator.id, { role: 'support' }));
    await plans.runDue();
    expect(await mails()).toEqual(['plan-failed ben@example.com']);
    await store.transaction(async (db) => await deleteOperator(db, operator.id));
    time.now = new Date('2026-11-24T07:00:00.000Z');
    await plans.runDue();
    expect(publisher.shown().version).toBe(0);
    expect((await plans.list()).plans).toMatchObject([
      { state: 'failed', failure: 'notAllowed' },
      { state: 'failed', failure: 'notAllowed' },
    ]);
    expect(await mails()).toEqual(['plan-failed ben@example.com', 'plan-failed ben@example.com']);
  });

  test('who loses the right while pages are being made publishes nothing', async () => {
    const { say, order, plans, time, publisher, store, operator } = await createPlanner(dialect);
    publisher.start(async () => {
      await store.transaction(async (db) => await deleteOperator(db, operator.id));
      return () => {};
    });
    onTestFinished(publisher.stop);
    await say(title, 'Ab Montag');
    await order({ at: monday });
    time.now = new Date(monday);
    await plans.runDue();
    await plans.runDue();
    expect(publisher.shown().version).toBe(0);
    expect((await plans.list()).plans).toMatchObject([{ state: 'failed', failure: 'notAllowed' }]);
  });

  test('what stays out of the draft of a cancelled plan is named, and can be read for 30 days', async () => {
    const { say, order, json, draftOf, time, plans } = await createPlanner(dialect);
    await say(title, 'Ab Montag');
    await say(lead, 'Gleich');
    const { body } = await order({ at: monday });
    await say(title, 'Anders');
    await say(lead, 'Gleich');
    const cancelled = await json<WholePlan>('DELETE', `/plans/${body.plan}`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', places: [title], baseVersion: 0 });
    expect(cancelled.body.products.length).toBeGreaterThan(0);
    expect(await draftOf(title)).toBe('Anders');
    const listed = async () => (await plans.list()).plans;
    expect(await listed()).toMatchObject([
      { id: body.plan, state: 'cancelled', places: [title], fieldCount: 2 },
    ]);
    expect((await json<WholePlan>('GET', `/plans/${body.plan}`)).body.fields).toContainEqual({
      id: title,
      value: 'Ab Montag',
    });
    time.now = new Date('2026-12-22T09:30:00.000Z');
    expect(await listed()).toEqual([]);
  });

  test('the list of plans comes without what they say, and ends at a hundred open ones', async () => {
    const { order, json, plans, publisher, operator } = await createPlanner(dialect);
    const { products } = publisher.shown();
    const plan = {
      products,
      baseVersion: 0,
      revision: null,
      at: monday,
      asks: false,
      operatorId: operator.id,
    };
    for (let count = 0; count < mostOpenPlans; count++) await plans.make(plan);
    expect(await order({ at: monday })).toMatchObject({ status: 409, body: { code: 'planLimit' } });
    const { body } = await json<Plans>('GET', '/plans');
    expect(body.plans).toHaveLength(mostOpenPlans);
    for (const listed of body.plans)
      expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(['products']));
    await json('DELETE', `/plans/${body.plans[0]!.id}`);
    expect((await order({ at: monday })).status).toBe(202);
    expect((await json('GET', '/plans/0197b1c2-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('what was published meanwhile stays, unless both say something about the same', async () => {
    const { say, order, plans, time, publisher } = await createPlanner(dialect);
    await say(title, 'Ab Montag');
    await order({ at: monday });
    await say(lead, 'Sofort');
    await order();
    await say(lead, 'Ab Montag');
    await order({ at: monday });
    await say(lead, 'Doch anders');
    await order();
    time.now = new Date(monday);
    await plans.runDue();
    expect(publisher.content().words.de.nova.hero).toMatchObject({ title: 'Ab Montag', lead: 'Doch anders' });
    expect((await plans.list()).plans).toMatchObject([
      { state: 'failed', failure: 'changed', places: [lead] },
      { state: 'published' },
    ]);
  });
});

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
  await json('POST', '/publications/1/restore', { baseVersion: 2 });
  const { publications } = (await json<PublicationPage>('GET', '/publications')).body;
  expect(publications).toMatchObject([
    { version: 3, approvedBy: null },
    { version: 2, approvedBy: null },
    { version: 1, approvedBy: { name: 'Anna Berg' } },
  ]);
  expect(publications[2]!.approvedBy!.id).not.toBe(publications[2]!.author.id);
});

test.each(dialects)(
  'a rule made while pages are being made holds back what they are made for, on %s',
  async (dialect) => {
    const { say, order, json, publisher, plans, time, operator } = await createPlanner(dialect);
    publisher.start(async () => {
      await plans.requireApproval(true, operator.id);
      return () => {};
    });
    onTestFinished(publisher.stop);
    const lift = async () => await json('PUT', '/plans/rule', { isRequired: false });
    await say(title, 'Zu schnell');
    expect(await order()).toMatchObject({ status: 409, body: { code: 'approvalRequired' } });
    await lift();
    expect(await json('POST', '/publications/0/restore', { baseVersion: 0 })).toMatchObject({
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
  const { plans, publisher, operator, store } = await createPlanner();
  const { products } = publisher.shown();
  await store.transaction(async (db) => await requireApproval(db, true));
  const order = {
    products,
    baseVersion: 0,
    revision: null,
    at: monday,
    asks: false,
    operatorId: operator.id,
  };
  await plans.make(order);
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

test('what is cancelled comes back into the draft', async () => {
  const { say, order, json, draftOf, plans, time, titleNow } = await createPlanner();
  await say(title, 'Ab Montag');
  const { body } = await order({ at: monday });
  expect(await json('DELETE', `/plans/${body.plan}`)).toMatchObject({ status: 200, body: { places: [] } });
  expect(await draftOf(title)).toBe('Ab Montag');
  expect((await json('DELETE', `/plans/${body.plan}`)).status).toBe(409);
  time.now = new Date(monday);
  await plans.runDue();
  expect(titleNow()).not.toBe('Ab Montag');
});

test.each([
  ['2026-11-21T09:29:59.000Z', 'range'],
  ['2028-01-01T00:00:00.000Z', 'range'],
  ['Monday', 'type'],
])('%s is refused', async (at, code) => {
  const { order } = await createPlanner();
  expect(await order({ at })).toMatchObject({ status: 422, body: { errors: [{ field: 'at', code }] } });
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
