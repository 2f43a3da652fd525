import { expect, test } from 'vitest';
import type { IncomingKind } from '#domain/api/inbox/incoming-mail.ts';
import type { BulkOutcome, MessagePage } from '#domain/api/inbox/message.ts';
import type { PublishedState } from '#domain/api/release.ts';
import type { Today } from '#domain/api/today.ts';
import { dayMs } from '#domain/language/durations.ts';
import { recordBackup } from '#server/backup/backup-log.ts';
import { recordProcess } from '#server/core/processes.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createIncomingMail, reopenMessage } from '#server/inbox/incoming/incoming-mails.ts';
import { createAccessApp, withMailServer } from '#tests/kit/access-app.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import {
  answerByMail,
  cancellation,
  newSubmission,
  supportMessage,
  surveyResponse,
  withdrawal,
} from '#tests/kit/factories.ts';

async function createApp() {
  const admin = await createAdminApp();
  const { store, clock, token } = admin;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs).toISOString();
  return {
    ...admin,
    daysAgo,
    today: async (as = token) => (await (await admin.call('GET', '/today', { token: as })).json()) as Today,
    send: async (days: number) => {
      const facts = newSubmission({ receivedAt: daysAgo(days) });
      await createSupportMessage(store, facts, supportMessage());
      return facts.id;
    },
  };
}

test('a quiet day has nothing to do', async () => {
  const { today } = await createApp();
  expect(await today()).toMatchObject({
    inbox: { new: 0, overdue: 0, declarations: 0, due: [], responses: 0 },
    mail: { failed: 0, retrying: 0, waiting: 0, lastSentAt: null, reason: null },
    system: { disk: { state: expect.stringMatching(/ok|low|full/) }, backup: null, processes: [] },
  });
});

test('new messages are counted, and those without a reply for longer than promised', async () => {
  const { today, send, callSignedIn } = await createApp();
  await send(0);
  const old = await send(9);
  expect((await today()).inbox).toMatchObject({ new: 2, overdue: 1 });
  const due = async () => (await (await callSignedIn('GET', '/messages?only=due')).json()) as MessagePage;
  expect(await due()).toMatchObject({ messages: [{ id: old }], counts: { new: 2, due: 1 } });
  const all = { only: 'due', until: old };
  const bulk = await callSignedIn('POST', '/messages/bulk', { action: 'done', all });
  const { bulk: undone, ...outcome } = (await bulk.json()) as BulkOutcome;
  expect(outcome).toEqual({ changed: 1, skipped: 0 });
  expect(await due()).toMatchObject({ messages: [], counts: { new: 1, due: 0 } });
  await callSignedIn('POST', '/messages/bulk/undo', { bulk: undone });
  await callSignedIn('POST', `/messages/${old}/replies`, {
    subject: 'Ihre Frage',
    text: 'Gern.',
  });
  expect((await today()).inbox).toMatchObject({ new: 1, overdue: 0 });
});

test('an answer that came by mail waits until somebody replies or ends the work', async () => {
  const { today, send, store, daysAgo, callSignedIn } = await createApp();
  const id = await send(1);
  const answered = async () => (await today()).inbox!.answered;
  const listed = async () => {
    const page = (await (await callSignedIn('GET', '/messages?only=answered')).json()) as MessagePage;
    expect(page.counts.answered).toBe(page.messages.length);
    return page.messages;
  };
  const reply = async (more = {}) =>
    await callSignedIn('POST', `/messages/${id}/replies`, { subject: 'Ihre Frage', text: 'Gern.', ...more });
  const answer = async (kind: IncomingKind, at: string) =>
    await store.transaction(async (db) => {
      await createIncomingMail(db, answerByMail(id, { kind, at }));
      await reopenMessage(db, id);
    });
  await reply({ done: true });
  await answer('automatic', daysAgo(-1));
  await callSignedIn('PATCH', `/messages/${id}`, { version: 3, status: 'open' });
  expect([await answered(), await listed()]).toEqual([0, []]);
  await answer('answer', daysAgo(-2));
  expect(await answered()).toBe(1);
  expect(await listed()).toMatchObject([{ id, isUnanswered: true }]);
  const version = (await listed())[0]!.version;
  await callSignedIn('PATCH', `/messages/${id}`, { version, status: 'done' });
  expect([await answered(), await listed()]).toEqual([0, []]);
});

test('a declaration stands there until it is done, with the day of the refund and the state of its confirmation', async () => {
  const { today, store, daysAgo, callSignedIn } = await createApp();
  const older = newSubmission({ receivedAt: daysAgo(3) });
  await createDeclaration(store, older, 'withdrawal', withdrawal());
  const held = newSubmission({ signals: ['links'] });
  await createDeclaration(store, held, 'cancellation', cancellation());
  expect((await today()).inbox).toMatchObject({
    new: 0,
    declarations: 2,
    due: [
      {
        id: older.id,
        kind: 'withdrawal',
        name: 'Änne Große',
        refundBy: '2026-12-02',
        confirmation: 'queued',
      },
      { id: held.id, kind: 'cancellation', refundBy: null, confirmation: 'held' },
    ],
  });
  await callSignedIn('PATCH', `/messages/${older.id}`, { version: 1, status: 'done' });
  expect((await today()).inbox!.due).toMatchObject([{ id: held.id }]);
});

test('responses count since the operator last looked at them', async () => {
  const { today, store, daysAgo, callSignedIn, clock } = await createApp();
  await createSurveyResponse(store, newSubmission({ receivedAt: daysAgo(1) }), surveyResponse());
  expect((await today()).inbox!.responses).toBe(1);
  expect((await callSignedIn('POST', '/today/visits', { section: 'responses' })).status).toBe(204);
  expect((await today()).inbox!.responses).toBe(0);
  clock.passSeconds(10);
  const later = newSubmission({ receivedAt: clock().toISOString() });
  await createSurveyResponse(store, later, surveyResponse());
  expect((await today()).inbox!.responses).toBe(1);
  expect((await callSignedIn('POST', '/today/visits', { section: 'x' })).status).toBe(422);
});

test('who only publishes sees neither messages nor mails, but whether everything runs', async () => {
  const { today, store, clock } = await createApp();
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  const { inbox, mail, system } = await today(token);
  expect([inbox, mail]).toEqual([null, null]);
  expect(system.disk).not.toBeNull();
});

test('processes are listed until they fall silent, and the backup until it is old', async () => {
  const { today, store, clock } = await createApp();
  const at = clock().toISOString();
  const one = { id: 'a', host: 'web-1', build: 'f00', startedAt: at, seenAt: at };
  await store.transaction(async (db) => await recordProcess(db, one));
  const made = { file: 'site.sqlite', bytes: 1, messages: 0, responses: 0 };
  await recordBackup(store, { startedAt: clock(), endedAt: clock(), made });
  expect((await today()).system).toMatchObject({
    processes: [{ host: 'web-1', build: 'f00', startedAt: at }],
    backup: { madeAt: at, isOld: false },
  });
  clock.passSeconds(3 * 24 * 60 * 60);
  const { token } = await seedSession(store, clock(), 'cleo@example.com');
  expect((await today(token)).system).toMatchObject({ processes: [], backup: { isOld: true } });
});

test('who gets a mail when something is wrong: owners who have signed in, if there is a mail server', async () => {
  const { callSignedIn, store, clock } = await createAccessApp(undefined, withMailServer);
  await seedSession(store, clock(), 'never@example.com');
  const { alerted } = (await (await callSignedIn('GET', '/today')).json()) as Today;
  expect(alerted).toEqual(['Anna Berg']);
  const silent = await createAccessApp();
  const { alerted: nobody } = (await (await silent.callSignedIn('GET', '/today')).json()) as Today;
  expect(nobody).toEqual([]);
});

test('a number of reply days that is published counts at once', async () => {
  const { today, send, callSignedIn } = await createApp();
  await send(9);
  const listed = async () =>
    ((await (await callSignedIn('GET', '/messages?only=due')).json()) as MessagePage).messages.length;
  expect(await listed()).toBe(1);
  expect((await today()).inbox).toMatchObject({ replyWorkingDays: 2, overdue: 1 });
  const changes = [{ id: 'setting.REPLY_WORKING_DAYS', value: '20', revision: null }];
  const { revision } = (await (
    await callSignedIn('PATCH', '/content/draft', { version: 0, changes })
  ).json()) as {
    revision: number;
  };
  const { products } = (await (await callSignedIn('GET', '/release')).json()) as PublishedState;
  const order = { baseVersion: 0, products, revision };
  expect((await callSignedIn('POST', '/releases', order)).status).toBe(201);
  expect((await today()).inbox).toMatchObject({ replyWorkingDays: 20, overdue: 0 });
  expect(await listed()).toBe(0);
});
