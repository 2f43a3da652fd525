import { describe, expect, test } from 'vitest';
import { listAudit } from '#server/audit/audit-log.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { listMailsAbout } from '#server/outbox/outbox.ts';
import { type ClaimedMail, markFailed, markSent, postpone } from '#server/outbox/outbox-claims.ts';
import { newSubmission, surveyResponse } from '#tests/kit/factories.ts';
import { createInbox, settledAt, settleMails } from '#tests/kit/inbox.ts';

describe('responses', () => {
  test('are summed up over the days asked for, without the suspected', async () => {
    const { json, store } = await createInbox();
    await createSurveyResponse(
      store,
      newSubmission({ receivedAt: '2026-12-31T23:59:59.999Z' }),
      surveyResponse({ rating: 1, solutionUsed: 'fuel' }),
    );
    await createSurveyResponse(store, newSubmission({ signals: ['honeypot'] }), surveyResponse());
    const { body } = await json('GET', '/responses/summary');
    expect(body).toMatchObject({ count: 2, average: 2.5 });
    expect(body.distribution).toEqual([1, 0, 0, 1, 0].map((count, index) => ({ rating: index + 1, count })));
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2026-11', '2026-12']);
    const count = async (query: string) => (await json('GET', `/responses/summary?${query}`)).body.count;
    expect(await count('from=2026-11-21&to=2026-12-31')).toBe(2);
    expect(await count('to=2026-12-30')).toBe(1);
    expect(await count('from=2026-11-22')).toBe(1);
    expect(await count('solution=fuel&language=de')).toBe(1);
  });

  test('are listed page by page, and what is suspected is listed apart', async () => {
    const { json, store, responseId } = await createInbox();
    await createSurveyResponse(store, newSubmission({ signals: ['tooFast'] }), surveyResponse());
    expect((await json('GET', '/responses')).body).toMatchObject({
      responses: [{ id: responseId, comment: 'Klar und schnell.', rating: 4, version: 1 }],
      next: null,
      counts: { new: 1, done: 0, suspected: 1 },
      tags: [],
    });
    expect((await json('GET', '/responses?status=suspected')).body.responses).toMatchObject([
      { signals: ['tooFast'] },
    ]);
  });

  test('are taken out of the count and put back, by version', async () => {
    const { json, responseId, audit } = await createInbox();
    const address = `/responses/${responseId}`;
    const change = { version: 1, status: 'suspected' };
    expect(await json('PATCH', address, change)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await json('PATCH', address, change)).toMatchObject({
      status: 409,
      body: { code: 'versionConflict', current: { status: 'suspected', version: 2 } },
    });
    expect((await json('GET', '/responses/summary')).body.count).toBe(0);
    expect(await audit()).toMatchObject([
      { action: 'response.changed', target: responseId, details: { from: 'new', to: 'suspected' } },
    ]);
  });

  test('are found by words in any spelling, get states and tags, and are chosen by them', async () => {
    const { json, store, responseId, audit } = await createInbox();
    await createSurveyResponse(store, newSubmission(), surveyResponse({ comment: 'Größer als "100%"' }));
    const found = async (query: string) =>
      (await json('GET', `/responses?${query}`)).body.responses.map(
        ({ comment }: { comment: string }) => comment,
      );
    expect(await found('q=JORG+grosser')).toEqual(['Größer als "100%"']);
    expect(await found('q=100%25"')).toHaveLength(1);
    expect(await found('q=nothing')).toEqual([]);
    const change = { version: 1, status: 'done', tags: ['Zitat', 'zitat', ' für "alle" '] };
    expect((await json('PATCH', `/responses/${responseId}`, change)).body).toMatchObject({
      version: 2,
      status: 'done',
      tags: ['Zitat', 'für "alle"'],
    });
    expect((await json('GET', '/responses?status=done')).body).toMatchObject({
      responses: [{ id: responseId }],
      counts: { new: 1, done: 1, suspected: 0 },
      tags: ['für "alle"', 'Zitat'],
    });
    expect(await found('tag=Zitat')).toEqual(['Klar und schnell.']);
    expect(await found('tag=f%C3%BCr+"alle"')).toEqual(['Klar und schnell.']);
    expect(await found('tag=Zit')).toEqual([]);
    expect((await json('GET', '/responses/summary')).body.count).toBe(2);
    const details = (await audit()).map((entry) => entry.details);
    expect(details).toEqual(expect.arrayContaining([{ from: 'new', to: 'done' }, { tags: 2 }]));
  });

  test('that contain an address go into the inbox once, to be answered there', async () => {
    const { json, store, responseId } = await createInbox();
    const { id } = newSubmission();
    await createSurveyResponse(
      store,
      newSubmission({ id, language: 'en' }),
      surveyResponse({ name: 'Jo', comment: 'Please write to jo@example.com.' }),
    );
    expect(await json('POST', `/responses/${responseId}/message`)).toMatchObject({
      status: 409,
      body: { code: 'noAddress' },
    });
    const first = await json('POST', `/responses/${id}/message`);
    expect(first.status).toBe(201);
    expect((await json('POST', `/responses/${id}/message`)).body).toEqual(first.body);
    expect((await json('GET', `/messages/${first.body.message}`)).body).toMatchObject({
      name: 'Jo',
      email: 'jo@example.com',
      language: 'en',
      message: 'Please write to jo@example.com.',
      notices: [],
    });
    const reply = { subject: 'Thanks', text: 'Gladly.' };
    expect((await json('POST', `/messages/${first.body.message}/replies`, reply)).status).toBe(201);
  });

  test('are opened, and the log says by whom', async () => {
    const { json, store, responseId, operator } = await createInbox();
    expect((await json('GET', `/responses/${responseId}`)).body).toMatchObject({ id: responseId, rating: 4 });
    expect(await listAudit(store.db, { limit: 9 })).toMatchObject([
      {
        action: 'response.opened',
        operator: { id: operator.id },
        record: { kind: 'response', id: responseId },
      },
    ]);
  });

  test.each<[string, (store: Store, mail: ClaimedMail) => Promise<unknown>, object]>([
    ['waits', async () => {}, { status: 'queued', lastError: null }],
    [
      'is tried again',
      async (store, mail) => await postpone(store, mail, '2026-11-21T10:01:00.000Z', '421 busy'),
      { status: 'queued', lastError: '421 busy', dueAt: '2026-11-21T10:01:00.000Z' },
    ],
    [
      'is sent',
      async (store, mail) => await markSent(store, mail, settledAt),
      { status: 'sent', lastError: null, sentAt: settledAt },
    ],
    [
      'has failed',
      async (store, mail) => await markFailed(store, mail, '550 no such user'),
      { status: 'failed', lastError: '550 no such user' },
    ],
  ])('say of their notice that it %s', async (_, settle, state) => {
    const { json, store, responseId } = await createInbox();
    await settleMails(store, async (mail) => await settle(store, mail));
    const notice = { kind: 'response-notice', ...state };
    const { body } = await json('GET', '/responses');
    expect(body).toMatchObject({
      responses: [{ id: responseId, notices: [notice] }],
      sendsMail: expect.any(Boolean),
    });
    const moved = await json('PATCH', `/responses/${responseId}`, { version: 1, status: 'suspected' });
    expect(moved.body.notices).toMatchObject([notice]);
  });

  test('have a notice that is sent again when it failed, and only then', async () => {
    let woken = 0;
    const { json, responseId, store, operator, audit } = await createInbox({ wakeMail: () => (woken += 1) });
    await settleMails(store, async (mail) => await markFailed(store, mail, '550 no such user'));
    const [{ notices }] = (await json('GET', '/responses')).body.responses;
    const address = `/responses/${responseId}/mails/${notices[0].id}/retry`;
    expect(await json('POST', address)).toMatchObject({
      status: 200,
      body: { id: responseId, version: 1, notices: [{ id: notices[0].id, status: 'queued', attempts: 0 }] },
    });
    expect(await json('POST', address)).toMatchObject({ status: 409, body: { code: 'mailNotFailed' } });
    expect(woken).toBe(1);
    expect(await audit()).toMatchObject([
      {
        action: 'mail.retried',
        operator: { id: operator.id },
        target: notices[0].id,
        details: { response: responseId },
      },
    ]);
  });

  test('do not know the notices of others, nor do messages theirs', async () => {
    const { json, id, responseId, store, audit } = await createInbox();
    const other = newSubmission();
    await createSurveyResponse(store, other, surveyResponse());
    await settleMails(store, async (mail) => await markFailed(store, mail, '550 no such user'));
    const [ofMessage] = await listMailsAbout(store.db, 'support_messages', [id]);
    const [ofOther] = await listMailsAbout(store.db, 'survey_responses', [other.id]);
    for (const address of [
      `/responses/${responseId}/mails/${ofOther!.id}`,
      `/responses/${responseId}/mails/${ofMessage!.id}`,
      `/messages/${id}/mails/${ofOther!.id}`,
    ])
      expect((await json('POST', `${address}/retry`)).status).toBe(404);
    expect(await audit()).toEqual([]);
  });

  test('leave as a CSV file', async () => {
    const { callSignedIn, audit } = await createInbox();
    const response = await callSignedIn('GET', '/responses/export?solution=nova');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="responses-2026-11-21.csv"',
    );
    expect(await response.text()).toMatch(/,"NOVA",4,"Klar und schnell\.","New","","de","",/);
    expect(await audit()).toMatchObject([{ action: 'responses.exported', details: { count: 1 } }]);
  });
});
