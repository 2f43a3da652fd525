import { expect, test } from 'vitest';
import { summarise } from '#domain/responses/survey-summary.ts';
import { listOperators, listThoseWhoMay } from '#server/accounts/operators.ts';
import { createLogger } from '#server/core/logger.ts';
import type { Store } from '#server/core/store/store.ts';
import { listTags } from '#server/core/store/tags.ts';
import { listDeclarationsToDo } from '#server/health/today.ts';
import { findInboxMessage, listInbox } from '#server/inbox/inbox.ts';
import { countInbox } from '#server/inbox/inbox-counts.ts';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import { listDrafts } from '#server/inbox/message-drafts.ts';
import { listNotes, listReplies } from '#server/inbox/message-thread.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { listStuckMails } from '#server/outbox/stuck-mails.ts';
import { createContentDraft } from '#server/publishing/content-draft.ts';
import { createPublisher } from '#server/publishing/publisher.ts';
import { countToApprove, findEdits, listOpen, listPublished } from '#server/publishing/releases.ts';
import { countByStatus, countRatings } from '#server/responses/response-list.ts';
import { testPasswordCost } from '#tests/kit/admin.ts';
import { content } from '#tests/kit/content.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { emptyPlace, move, write } from '#tests/kit/move.ts';
import { demoAccounts, demoPeople } from './demo-people.ts';
import { momentOf } from './moments.ts';
import { refusalText } from './refused-mailbox.ts';
import { plannedFor } from './release-events.ts';
import { newQuestion } from './release-texts.ts';
import { responseRows } from './response-rows.ts';
import { writeDemoData } from './write-demo-data.ts';

const now = new Date('2026-11-26T12:30:00.000Z');

test.each(dialects)(
  'the sample data shows every state of messages, responses and versions on %s',
  async (dialect) => {
    const store = await createTestStore(dialect);
    await writeDemoData({ store, content, now, passwordCost: testPasswordCost });
    await expectTeam(store);
    await expectInbox(store);
    await expectThreads(store);
    await expectMails(store);
    await expectSurvey(store);
    await expectReleases(store);
    await expectDraft(store);
  },
);

async function expectTeam({ db }: Store): Promise<void> {
  const operators = await listOperators(db);
  expect(operators.map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual(
    [
      ...demoAccounts.map(({ email, role }) => `${email} ${role}`),
      `${demoPeople.formerEditor.email} support`,
    ].toSorted(),
  );
}

async function expectInbox({ db }: Store): Promise<void> {
  const { counts } = await countInbox(db, { due: dueAt(now.toISOString()) });
  expect(counts).toEqual({
    new: 6,
    open: 6,
    done: 13,
    suspected: 4,
    mine: 0,
    // Three wait for a reply; one is done, with a follow-up date.
    due: 4,
    answered: 1,
    declarations: 6,
    // The spam, and the newest one, whose confirmation is sent when the demo starts.
    unconfirmed: 2,
    binned: 1,
  });
  const suspected = await listInbox(db, { status: 'suspected', limit: 50 });
  expect(suspected.map(({ signals }) => signals)).toEqual([
    ['honeypot', 'tooFast', 'contact'],
    ['links', 'adverts', 'plain'],
    [],
    ['honeypot', 'tooFast', 'links'],
  ]);
  const all = await listInbox(db, { limit: 50 });
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['de', 'en']));
  expect(
    (await listDeclarationsToDo(db, 5)).map(({ name, refundBy }) => ({ name, refundBy })),
  ).toContainEqual({
    name: 'Renate Rückzug',
    refundBy: '2026-11-27',
  });
}

async function expectThreads({ db }: Store): Promise<void> {
  const messages = await listInbox(db, { limit: 50 });
  const idOf = (name: string) => messages.find((message) => message.name === name)!.id;
  const thread = idOf('Arnold Aufbraus');
  const entries = [...(await listReplies(db, thread)), ...(await listIncomingMails(db, thread))];
  expect(
    entries.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map(({ text }) => text.slice(0, 30)),
  ).toEqual([
    expect.stringContaining('Sehr geehrter Herr Aufbraus'),
    expect.stringContaining('Donnerstag 16 Uhr'),
    expect.stringContaining('Abgemacht'),
  ]);
  expect(await listNotes(db, thread)).toHaveLength(1);
  const begun = idOf('Ferdinand Fragezeichen');
  const support = (await listOperators(db)).find(({ email }) => email === demoPeople.support.email)!;
  expect((await findInboxMessage(db, begun))?.assignee?.name).toBe(demoPeople.support.name);
  expect(await listDrafts(db, { messageId: begun, operatorId: support.id })).toMatchObject({
    reply: { draft: { subject: 'Ihre vier Fragen' } },
    others: [{ kind: 'note', author: { name: demoPeople.owner.name } }],
  });
}

async function expectMails({ db }: Store): Promise<void> {
  const stuck = await listStuckMails(db, now.toISOString());
  expect(stuck.filter(({ status }) => status === 'failed')).toMatchObject([
    { kind: 'message-reply', lastError: expect.stringContaining(refusalText) },
  ]);
  const queued = await listOutbox(db, { status: 'queued', limit: 1000 });
  expect(queued.length).toBeGreaterThan(4);
  const dayAgo = new Date(now.getTime() - 25 * 3_600_000).toISOString();
  expect(queued.every(({ createdAt }) => createdAt > dayAgo)).toBe(true);
}

async function expectSurvey({ db }: Store): Promise<void> {
  const counts = await countRatings(db, {});
  const { count, months } = summarise(counts, []);
  expect(count).toBe(responseRows.length);
  expect(count).toBe(60);
  expect(months.length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...months.map((month) => month.count))).toBeGreaterThan(0);
  expect(await countByStatus(db, {})).toEqual({ new: 4, done: 56, suspected: 0 });
  expect(await listTags(db, 'survey_responses')).toContain('Technik');
}

async function expectReleases({ db }: Store): Promise<void> {
  const versions = await listPublished(db, { limit: 10 });
  expect(versions).toHaveLength(5);
  expect(new Set(versions.map(({ author }) => author.id)).size).toBe(3);
  const plans = await listOpen(db, now.toISOString());
  expect(plans).toMatchObject([
    {
      state: 'toApprove',
      approvedBy: null,
      dueAt: null,
      author: { name: demoPeople.editor.name },
    },
    { state: 'scheduled', dueAt: momentOf(plannedFor, now).toISOString() },
  ]);
  const owner = (await listOperators(db)).find(({ role }) => role === 'owner')!;
  expect(await countToApprove(db, owner.id)).toBe(1);
}

async function expectDraft(store: Store): Promise<void> {
  const clock = () => now;
  const logger = createLogger('silent');
  const publisher = await createPublisher({ store, content, clock, logger });
  const draft = createContentDraft({ store, defaults: content, publisher });
  expect(await draft.count()).toBe(6);
  const [owner] = await listThoseWhoMay(store.db, 'manageAccess');
  const faults = await draft.checks(owner!);
  const missing = newQuestion.list.replace('order.', 'en.');
  expect(faults).toContainEqual(
    expect.objectContaining({ id: `${missing}.${newQuestion.item}.question`, code: 'missing' }),
  );
  const latest = (await findEdits(store.db, 5))!;
  expect(latest.edits).toHaveProperty(['de.home.close.text']);
  expect(latest.edits).not.toHaveProperty(['en.home.close.text']);
}

test('the sample data moves to PostgreSQL and back', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, async (store) => {
    await writeDemoData({ store, content, now, passwordCost: testPasswordCost });
  });
  const to = await emptyPlace(from);
  const back = await emptyPlace(to);
  const there = await move(from, to);
  expect(await move(to, back)).toEqual(there);
  for (const place of [to, back]) {
    const store = await openTestStore(place);
    await expectInbox(store);
    await expectThreads(store);
    await expectSurvey(store);
    await expectReleases(store);
  }
});
