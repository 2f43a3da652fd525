import { describe, expect, test } from 'vitest';
import { listAudit } from '#server/store/audit-log.ts';
import { createOperator } from '#server/store/operators.ts';
import {
  type ClaimedMail,
  claimDueMails,
  listMailsAbout,
  markFailed,
  markSent,
  postpone,
} from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/store/support-messages.ts';
import { createSurveyResponse } from '#server/store/survey-responses.ts';
import { createAdminApp } from '#tests/kit/admin.ts';
import {
  cancellation,
  submissionFacts,
  supportMessage,
  surveyResponse,
  withdrawal,
} from '#tests/kit/factories.ts';

const unknown = '019c0000-0000-7000-8000-000000000000';

/** A signed-in operator, one message and one response. */
async function setUp(parts: Parameters<typeof createAdminApp>[0] = {}) {
  const admin = await createAdminApp(parts);
  const { store } = admin;
  const facts = submissionFacts();
  const responseFacts = submissionFacts();
  await createSupportMessage(store, facts, supportMessage());
  await createSurveyResponse(store, responseFacts, surveyResponse());
  return {
    ...admin,
    id: facts.id,
    responseId: responseFacts.id,
    json: async (method: string, path: string, body?: unknown) => {
      const response = await admin.callSignedIn(method, path, body);
      // biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about
      return { status: response.status, body: (await response.json()) as any };
    },
    audit: async () => await listAudit(store.db, { limit: 100 }),
  };
}

const later = '2026-11-21T10:00:00.000Z';

/** Takes the mails that are due as a worker does, and settles each. */
async function settleMails(store: Store, settle: (mail: ClaimedMail) => Promise<unknown>): Promise<void> {
  for (const mail of await claimDueMails(store, { now: later, heldUntil: later, lease: 'x', limit: 9 }))
    await settle(mail);
}

const calls: [string, string][] = [
  ['GET', '/messages'],
  ['GET', '/messages/export'],
  ['GET', `/messages/${unknown}`],
  ['PATCH', `/messages/${unknown}`],
  ['POST', `/messages/${unknown}/notes`],
  ['POST', `/messages/${unknown}/replies`],
  ['POST', `/messages/${unknown}/confirmation`],
  ['POST', `/messages/${unknown}/mails/${unknown}/retry`],
  ['GET', '/responses'],
  ['GET', '/responses/summary'],
  ['GET', '/responses/export'],
  ['PATCH', `/responses/${unknown}`],
  ['POST', `/responses/${unknown}/mails/${unknown}/retry`],
  ['GET', '/privacy?email=a@example.com'],
  ['DELETE', '/privacy?email=a@example.com'],
];

test.each(calls)('%s %s is for operators alone', async (method, path) => {
  const { call } = await createAdminApp();
  expect((await call(method, path)).status).toBe(401);
});

test.each(calls)('%s %s from another site is refused', async (method, path) => {
  const { call, token } = await createAdminApp();
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await call(method, path, { token, headers })).status).toBe(403);
});

test.each<[string, string, unknown]>([
  ['GET', `/messages/${unknown}`, undefined],
  ['GET', '/messages/x%00', undefined],
  ['PATCH', `/messages/${unknown}`, { version: 1 }],
  ['POST', `/messages/${unknown}/notes`, { text: 'x' }],
  ['POST', `/messages/${unknown}/replies`, { subject: 'x', text: 'x' }],
  ['POST', `/messages/${unknown}/mails/${unknown}/retry`, undefined],
  ['PATCH', `/responses/${unknown}`, { version: 1, status: 'new' }],
  ['POST', `/responses/${unknown}/mails/${unknown}/retry`, undefined],
])('%s %s is 404', async (method, path, body) => {
  const { json, audit } = await setUp();
  expect((await json(method, path, body)).status).toBe(404);
  expect(await audit()).toEqual([]);
});

test.each([
  ['DELETE', '/messages', 'GET'],
  ['POST', '/messages/export', 'GET'],
  ['DELETE', `/messages/${unknown}`, 'GET, PATCH'],
  ['GET', `/messages/${unknown}/replies`, 'POST'],
  ['GET', `/messages/${unknown}/mails/${unknown}/retry`, 'POST'],
  ['POST', '/responses/summary', 'GET'],
  ['GET', `/responses/${unknown}`, 'PATCH'],
  ['GET', `/responses/${unknown}/mails/${unknown}/retry`, 'POST'],
  ['POST', '/privacy', 'GET, DELETE'],
])('%s %s is 405 and says what is allowed', async (method, path, allowed) => {
  const { callSignedIn } = await createAdminApp();
  const response = await callSignedIn(method, path);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test.each<[string, string, unknown, string]>([
  ['GET', '/messages?status=other', undefined, 'status'],
  ['GET', '/messages?q=%00', undefined, 'q'],
  ['GET', `/messages?q=${'x'.repeat(201)}`, undefined, 'q'],
  ['GET', '/messages?before=x', undefined, 'before'],
  ['GET', '/messages?limit=0', undefined, 'limit'],
  ['PATCH', '/messages/:id', {}, 'version'],
  ['PATCH', '/messages/:id', { version: '1' }, 'version'],
  ['PATCH', '/messages/:id', { version: 1, status: 'read' }, 'status'],
  ['PATCH', '/messages/:id', { version: 1, assignee: 3 }, 'assignee'],
  ['PATCH', '/messages/:id', { version: 1, assignee: unknown }, 'assignee'],
  ['PATCH', '/messages/:id', { version: 1, assignee: '\0' }, 'assignee'],
  ['POST', '/messages/:id/notes', { text: ' ' }, 'text'],
  ['POST', '/messages/:id/notes', { text: 'a\0' }, 'text'],
  ['POST', '/messages/:id/replies', { text: 'x' }, 'subject'],
  ['POST', '/messages/:id/replies', { subject: 'a\nBcc: b@example.com', text: 'x' }, 'subject'],
  ['POST', '/messages/:id/replies', { subject: 'x', text: '' }, 'text'],
  ['POST', '/messages/:id/replies', { subject: 'x', text: 'x', quote: 1 }, 'quote'],
  ['GET', '/responses?solution=other', undefined, 'solution'],
  ['GET', '/responses?rating=6', undefined, 'rating'],
  ['GET', '/responses/summary?from=2026-02-30', undefined, 'from'],
  ['GET', '/responses/summary?to=heute', undefined, 'to'],
  ['GET', '/responses/export?language=fr', undefined, 'language'],
  ['PATCH', '/responses/:responseId', { version: 1, status: 'done' }, 'status'],
  ['GET', '/privacy', undefined, 'email'],
  ['GET', '/privacy?email=anna', undefined, 'email'],
  ['DELETE', '/privacy', undefined, 'email'],
  ['DELETE', '/privacy?email=a@b@c', undefined, 'email'],
  ['DELETE', "/privacy?response=1'--", undefined, 'response'],
])('%s %s with %j is 422 for %s', async (method, path, body, field) => {
  const server = await setUp();
  const { json, id, responseId, audit } = server;
  const address = path.replace(':id', id).replace(':responseId', responseId);
  const answer = await json(method, address, body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ field }]);
  expect(await audit()).toEqual([]);
  expect((await json('GET', `/messages/${id}`)).body.version).toBe(1);
});

describe('messages', () => {
  test('are listed with the state of their mail, and counted by status', async () => {
    const { json, id, store } = await setUp();
    await createSupportMessage(store, submissionFacts({ signals: ['honeypot'] }), supportMessage());
    const { body } = await json('GET', '/messages?q=anna');
    expect(body).toEqual({
      messages: [
        {
          id,
          kind: 'message',
          cancellation: null,
          receivedAt: '2026-11-21T09:30:00.000Z',
          status: 'new',
          signals: [],
          language: 'de',
          name: 'Anna Berg',
          email: 'anna@example.com',
          company: 'Berg AG',
          version: 1,
          assignee: null,
          excerpt: 'Guten Tag,\nich habe eine Frage.',
          replies: 0,
          mail: 'queued',
        },
      ],
      next: null,
      counts: { new: 1, open: 0, done: 0, suspected: 1, declarations: 0 },
      sendsMail: false,
    });
    expect((await json('GET', '/messages?status=done')).body.messages).toEqual([]);
    expect((await json('GET', '/messages?status=suspected')).body.messages).toHaveLength(1);
  });

  test('are listed page by page', async () => {
    const { json, id, store } = await setUp();
    const later = submissionFacts({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    await createSupportMessage(store, later, supportMessage());
    const first = (await json('GET', '/messages?limit=1')).body;
    const second = (await json('GET', `/messages?limit=1&before=${first.next}`)).body;
    expect(second).toMatchObject({ messages: [{ id }], next: null });
  });

  test('say whether mail is sent at all', async () => {
    const env = {
      trustedProxyHops: 0,
      rateLimitPer10Min: 0,
      rateLimitOfAllPer10Min: 0,
      smtpUrl: 'smtp://localhost',
    };
    const { json, id } = await setUp({ env });
    expect((await json('GET', '/messages')).body.sendsMail).toBe(true);
    expect((await json('GET', `/messages/${id}`)).body.sendsMail).toBe(true);
  });

  test('change status and assignee by version, and the audit log knows', async () => {
    const { json, id, operator, audit } = await setUp();
    const changed = await json('PATCH', `/messages/${id}`, {
      version: 1,
      status: 'open',
      assignee: operator.id,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { status: 'open', version: 2, assignee: { id: operator.id, name: operator.name } },
    });
    expect(await audit()).toMatchObject([
      {
        action: 'message.changed',
        operator: { id: operator.id },
        target: id,
        details: { from: 'new', to: 'open', assignee: operator.id },
      },
    ]);
    expect((await json('PATCH', `/messages/${id}`, { version: 2, assignee: null })).body).toMatchObject({
      status: 'open',
      assignee: null,
    });
  });

  test('a change to what somebody else has changed is refused with the current state', async () => {
    const { json, id, audit } = await setUp();
    await json('PATCH', `/messages/${id}`, { version: 1, status: 'done' });
    const late = await json('PATCH', `/messages/${id}`, { version: 1, status: 'open' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'versionConflict',
        current: { id, status: 'done', version: 2, message: expect.any(String) },
      },
    });
    expect(await audit()).toHaveLength(1);
  });

  test('what was suspected by mistake moves to the inbox', async () => {
    const { json, store } = await setUp();
    const facts = submissionFacts({ signals: ['tooFast'] });
    await createSupportMessage(store, facts, supportMessage());
    await json('PATCH', `/messages/${facts.id}`, { version: 1, status: 'new' });
    const { body } = await json('GET', '/messages?status=new');
    expect(body.messages.map(({ id }: { id: string }) => id)).toContain(facts.id);
    expect(body.counts.suspected).toBe(0);
  });

  test('carry notes of the team', async () => {
    const { json, id, operator, audit } = await setUp();
    const noted = await json('POST', `/messages/${id}/notes`, { text: ' Rückruf\nMontag ' });
    expect(noted.status).toBe(201);
    expect(noted.body.notes).toMatchObject([
      { text: 'Rückruf\nMontag', author: { id: operator.id, name: operator.name } },
    ]);
    expect(noted.body.version).toBe(1);
    expect(await audit()).toMatchObject([{ action: 'message.noted', target: id }]);
    expect(JSON.stringify(await audit())).not.toContain('Rückruf');
  });

  test('are answered once: the reply is queued, the message open, a second one refused', async () => {
    let woken = 0;
    const { json, id, operator, audit } = await setUp({ onStored: () => (woken += 1) });
    const reply = { version: 1, subject: 'Ihre Frage', text: 'Gern.', quote: true };
    const answered = await json('POST', `/messages/${id}/replies`, reply);
    expect(answered).toMatchObject({
      status: 201,
      body: {
        status: 'open',
        version: 2,
        replies: [
          {
            subject: 'Ihre Frage',
            text: 'Gern.',
            quote: true,
            author: { id: operator.id },
            mail: { kind: 'message-reply', status: 'queued' },
          },
        ],
      },
    });
    expect(woken).toBe(1);
    expect((await json('POST', `/messages/${id}/replies`, reply)).status).toBe(409);
    expect((await json('GET', `/messages/${id}`)).body.replies).toHaveLength(1);
    expect((await json('GET', '/messages')).body.messages).toMatchObject([{ replies: 1 }]);
    expect(await audit()).toMatchObject([{ action: 'message.answered', target: id }]);
    expect(JSON.stringify(await audit())).not.toMatch(/Gern|anna@example/);
  });

  test('two operators who answer at the same moment send one reply', async () => {
    const { json, id } = await setUp();
    const reply = { version: 1, subject: 'x', text: 'x' };
    const answers = await Promise.all([1, 2].map(() => json('POST', `/messages/${id}/replies`, reply)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('a mail that failed is shown with its reason and sent again', async () => {
    let woken = 0;
    const { json, id, store, audit } = await setUp({ onStored: () => (woken += 1) });
    await settleMails(store, async (mail) => await markFailed(store, mail, '550 no such user'));
    const [notice] = (await json('GET', `/messages/${id}`)).body.notices;
    expect(notice).toMatchObject({ status: 'failed', lastError: '550 no such user', attempts: 1 });
    expect((await json('GET', '/messages')).body.messages).toMatchObject([{ mail: 'failed' }]);
    const address = `/messages/${id}/mails/${notice.id}/retry`;
    expect(await json('POST', address)).toMatchObject({
      status: 200,
      body: { notices: [{ status: 'queued' }] },
    });
    expect(await json('POST', address)).toMatchObject({ status: 409, body: { code: 'mailNotFailed' } });
    expect(woken).toBe(1);
    expect(await audit()).toMatchObject([
      { action: 'mail.retried', target: notice.id, details: { message: id } },
    ]);
  });

  test('a mail of another message is not found in this one', async () => {
    const { json, id, store } = await setUp();
    const other = submissionFacts();
    await createSupportMessage(store, other, supportMessage());
    const [notice] = (await json('GET', `/messages/${other.id}`)).body.notices;
    expect((await json('POST', `/messages/${id}/mails/${notice.id}/retry`)).status).toBe(404);
  });

  test('leave as a CSV file that no spreadsheet runs', async () => {
    const { callSignedIn, store, audit } = await setUp();
    const formula = supportMessage({ name: '=HYPERLINK("http://evil.example")', message: 'a,"b"\nc' });
    await createSupportMessage(store, submissionFacts(), formula);
    const response = await callSignedIn('GET', '/messages/export?status=new');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="messages-2026-11-21.csv"',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toBe(
      'id,received_at,kind,status,assignee,language,name,email,company,message,cause,reason,end_date,signals',
    );
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")",anna@example.com,Berg AG,"a,""b""\nc"');
    expect(await audit()).toMatchObject([
      { action: 'messages.exported', details: { status: 'new', isSearch: false, count: 2 } },
    ]);
  });

  test('a long export has every message once', async () => {
    const { callSignedIn, store } = await setUp();
    await Promise.all(
      Array.from({ length: 450 }, () => createSupportMessage(store, submissionFacts(), supportMessage())),
    );
    const text = await (await callSignedIn('GET', '/messages/export')).text();
    const ids = [...text.matchAll(/^[\da-f-]{36},/gm)].map(([id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([451, 451]);
  });
});

describe('responses', () => {
  test('are summed up over the days asked for, without the suspected', async () => {
    const { json, store } = await setUp();
    await createSurveyResponse(
      store,
      submissionFacts({ receivedAt: '2026-12-31T23:59:59.999Z' }),
      surveyResponse({ rating: 1, solutionUsed: 'fuel' }),
    );
    await createSurveyResponse(store, submissionFacts({ signals: ['honeypot'] }), surveyResponse());
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
    const { json, store, responseId } = await setUp();
    await createSurveyResponse(store, submissionFacts({ signals: ['tooFast'] }), surveyResponse());
    expect((await json('GET', '/responses')).body).toMatchObject({
      responses: [{ id: responseId, comment: 'Klar und schnell.', rating: 4, version: 1 }],
      next: null,
      count: 1,
      suspected: 1,
    });
    expect((await json('GET', '/responses?status=suspected')).body.responses).toMatchObject([
      { signals: ['tooFast'] },
    ]);
  });

  test('are taken out of the count and put back, by version', async () => {
    const { json, responseId, audit } = await setUp();
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

  test.each<[string, (store: Store, mail: ClaimedMail) => Promise<unknown>, object]>([
    ['waits', async () => {}, { status: 'queued', lastError: null }],
    [
      'is tried again',
      async (store, mail) => await postpone(store, mail, '2026-11-21T10:01:00.000Z', '421 busy'),
      { status: 'queued', lastError: '421 busy', dueAt: '2026-11-21T10:01:00.000Z' },
    ],
    [
      'is sent',
      async (store, mail) => await markSent(store, mail, later),
      { status: 'sent', lastError: null, sentAt: later },
    ],
    [
      'has failed',
      async (store, mail) => await markFailed(store, mail, '550 no such user'),
      { status: 'failed', lastError: '550 no such user' },
    ],
  ])('say of their notice that it %s', async (_, settle, state) => {
    const { json, store, responseId } = await setUp();
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
    const { json, responseId, store, operator, audit } = await setUp({ onStored: () => (woken += 1) });
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
    const { json, id, responseId, store, audit } = await setUp();
    const other = submissionFacts();
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
    const { callSignedIn, audit } = await setUp();
    const response = await callSignedIn('GET', '/responses/export?solution=nova');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="responses-2026-11-21.csv"',
    );
    expect(await response.text()).toMatch(/,nova,4,Klar und schnell\.,\r\n$/);
    expect(await audit()).toMatchObject([{ action: 'responses.exported', details: { count: 1 } }]);
  });
});

describe('a person', () => {
  test('gets everything that is stored about them, and the audit log no address', async () => {
    const { json, id, responseId, audit, log } = await setUp();
    await json('POST', `/messages/${id}/notes`, { text: 'VIP' });
    await json('POST', `/messages/${id}/replies`, { subject: 'x', text: 'Gern.' });
    const { body } = await json('GET', '/privacy?email=ANNA@example.com&name=jorg');
    expect(body).toMatchObject({
      email: 'ANNA@example.com',
      messages: [
        {
          id,
          message: 'Guten Tag,\nich habe eine Frage.',
          notes: [{ text: 'VIP' }],
          replies: [{ text: 'Gern.' }],
          mails: [{ kind: 'message-notice' }, { kind: 'message-reply' }],
        },
      ],
      responses: [{ id: responseId, comment: 'Klar und schnell.' }],
    });
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'person.exported', details: { messages: 1, responses: 1 } });
    expect(entry!.target).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(JSON.stringify([await audit(), log.lines]).toLowerCase()).not.toMatch(/anna@|jorg/);
  });

  test('is erased with everything, and the same address looks different in the log each time', async () => {
    const { json, id, responseId, audit } = await setUp();
    await json('POST', `/messages/${id}/replies`, { subject: 'x', text: 'x' });
    const address = `/privacy?email=anna@example.com&response=${responseId}&response=${responseId}`;
    expect(await json('DELETE', address)).toEqual({
      status: 200,
      body: { erased: { messages: 1, replies: 1, notes: 0, mails: 3, responses: 1 } },
    });
    expect((await json('GET', `/messages/${id}`)).status).toBe(404);
    expect((await json('DELETE', address)).body.erased.messages).toBe(0);
    const targets = (await audit())
      .filter(({ action }) => action === 'person.erased')
      .map(({ target }) => target);
    expect(new Set(targets).size).toBe(2);
  });

  test('whose address an operator shares is another matter: the account stays', async () => {
    const { json, store, operator } = await setUp();
    await createOperator(store.db, { email: 'otto@example.com', name: 'Otto', createdAt: '2026' });
    await json('DELETE', '/privacy?email=otto@example.com');
    expect((await json('GET', '/operators')).body.operators).toHaveLength(2);
    expect(operator.email).toBe('anna@example.com');
  });
});

describe('declarations', () => {
  test('stand among the messages and alone, with what was declared', async () => {
    const { json, store } = await setUp();
    const facts = submissionFacts();
    await createDeclaration(store, facts, 'cancellation', cancellation(), { isAnswered: true });
    const { cause, reason, endDate } = cancellation();
    expect((await json('GET', '/messages')).body.messages).toHaveLength(2);
    const { body } = await json('GET', '/messages?kind=declaration');
    expect(body.messages).toMatchObject([{ kind: 'cancellation', cancellation: { cause, reason, endDate } }]);
    expect(body.counts).toMatchObject({ new: 2, declarations: 1 });
    expect((await json('GET', '/messages?kind=message')).status).toBe(422);
    expect((await json('GET', `/messages/${facts.id}`)).body.answers).toMatchObject([
      { kind: 'declaration-confirmation', status: 'queued' },
    ]);
  });

  test('leave alone as a CSV file, with cause, reason and day', async () => {
    const { callSignedIn, store, audit } = await setUp();
    await createDeclaration(store, submissionFacts(), 'cancellation', cancellation());
    const text = await (await callSignedIn('GET', '/messages/export?kind=declaration')).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('forCause,Die Berichte bleiben aus.,2026-12-31');
    expect(await audit()).toMatchObject([{ details: { kind: 'declaration', count: 1 } }]);
  });

  test.each([
    ['kind=declaration&status=new', 1],
    ['kind=declaration&status=suspected', 2],
    ['kind=declaration&status=done', 0],
    ['kind=declaration', 1],
    ['status=suspected', 3],
    ['status=suspected&q=nobody', 0],
    ['', 2],
  ])('the log says how many rows the export of "%s" has', async (query, count) => {
    const { callSignedIn, store, audit } = await setUp();
    for (const signals of [[], ['links'], ['links']])
      await createDeclaration(store, submissionFacts({ signals }), 'withdrawal', withdrawal());
    await createSupportMessage(store, submissionFacts({ signals: ['links'] }), supportMessage());
    const text = await (await callSignedIn('GET', `/messages/export?${query}`)).text();
    expect([...text.matchAll(/^[\da-f-]{36},/gm)]).toHaveLength(count);
    expect(await audit()).toMatchObject([{ details: { count } }]);
  });

  test('that were suspected get their confirmation when an operator sends it, once', async () => {
    const { json, store, audit } = await setUp();
    const facts = submissionFacts({ signals: ['links'] });
    await createDeclaration(store, facts, 'withdrawal', withdrawal(), { isAnswered: true });
    expect((await json('GET', `/messages/${facts.id}`)).body.answers).toEqual([]);
    const sent = await json('POST', `/messages/${facts.id}/confirmation`);
    expect(sent.status).toBe(201);
    expect(sent.body.answers).toMatchObject([{ kind: 'declaration-confirmation', status: 'queued' }]);
    expect(await audit()).toMatchObject([{ action: 'message.confirmed', target: facts.id }]);
    const again = await json('POST', `/messages/${facts.id}/confirmation`);
    expect([again.status, again.body.code]).toEqual([409, 'notConfirmable']);
  });

  test('alone are confirmed: a message has no confirmation', async () => {
    const { json, id } = await setUp();
    expect((await json('POST', `/messages/${id}/confirmation`)).status).toBe(409);
    expect((await json('POST', `/messages/${unknown}/confirmation`)).status).toBe(404);
  });
});
