import { describe, expect, test } from 'vitest';
import { listAudit } from '#server/audit/audit-log.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { markFailed, postpone } from '#server/outbox/outbox-claims.ts';
import { seedSession } from '#tests/kit/admin.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { createInbox, settleMails } from '#tests/kit/inbox.ts';

describe('messages', () => {
  test('are listed with the state of their mail, and counted by status', async () => {
    const { json, id, store } = await createInbox();
    await createSupportMessage(store, newSubmission({ signals: ['honeypot'] }), supportMessage());
    const { body } = await json('GET', '/messages?q=anna');
    expect(body).toEqual({
      areLeast: false,
      messages: [
        {
          id,
          kind: 'message',
          reference: expect.stringMatching(/^E-2611-\d{7}$/),
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
          tags: [],
          followUp: null,
          deletedAt: null,
          due: { reason: 'reply', day: '2026-11-24', state: 'later' },
          noAcknowledgement: null,
          cameFrom: null,
          excerpt: 'Guten Tag,\nich habe eine Frage.',
          replies: 0,
          isUnanswered: false,
          mail: 'queued',
          confirmation: null,
        },
      ],
      next: null,
      counts: {
        new: 1,
        open: 0,
        done: 0,
        suspected: 1,
        mine: 0,
        due: 0,
        answered: 0,
        declarations: 0,
        unconfirmed: 0,
        binned: 0,
      },
      similar: [],
      sendsMail: false,
    });
    expect((await json('GET', '/messages?status=done')).body.messages).toEqual([]);
    expect((await json('GET', '/messages?status=suspected')).body.messages).toHaveLength(1);
    expect((await json('GET', '/messages?q=anma')).body).toMatchObject({
      messages: [{ id }],
      counts: { new: 1, suspected: 1 },
      similar: ['anna'],
    });
  });

  test('are listed page by page', async () => {
    const { json, id, store } = await createInbox();
    const later = newSubmission({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
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
    const { json, id } = await createInbox({ env });
    expect((await json('GET', '/messages')).body.sendsMail).toBe(true);
    expect((await json('GET', `/messages/${id}`)).body.sendsMail).toBe(true);
  });

  test('are opened, and the log says by whom, once a day', async () => {
    const { json, call, id, store, operator, clock } = await createInbox();
    const opened = async () => await listAudit(store.db, { limit: 9, actions: ['message.opened'] });
    await json('GET', `/messages/${id}`);
    await json('GET', `/messages/${id}`);
    expect(await opened()).toMatchObject([{ target: id, operator: { id: operator.id }, record: { id } }]);
    const ben = await seedSession(store, clock(), 'ben@example.com');
    await call('GET', `/messages/${id}`, { token: ben.token });
    expect(await opened()).toHaveLength(2);
  });

  test('change status and assignee by version, and the audit log knows', async () => {
    const { json, id, operator, audit } = await createInbox();
    const changed = await json('PATCH', `/messages/${id}`, {
      version: 1,
      status: 'open',
      assignee: operator.id,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { status: 'open', version: 2, assignee: { id: operator.id, name: operator.name } },
    });
    const entries = (await audit()).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(entries).toMatchObject([
      { action: 'message.assigned', target: id, subject: { id: operator.id, name: operator.name } },
      {
        action: 'message.changed',
        operator: { id: operator.id, name: operator.name },
        target: id,
        details: { from: 'new', to: 'open' },
        record: { kind: 'message', id },
      },
    ]);
    expect((await json('PATCH', `/messages/${id}`, { version: 2, assignee: null })).body).toMatchObject({
      status: 'open',
      assignee: null,
    });
  });

  test('get tags, each once however it is spelt, and are found by them', async () => {
    const { json, id, audit } = await createInbox();
    const change = { version: 1, tags: ['Angebot', 'ANGEBOT', ' für "alle" '] };
    expect((await json('PATCH', `/messages/${id}`, change)).body).toMatchObject({
      tags: ['Angebot', 'für "alle"'],
      status: 'new',
    });
    expect((await json('GET', '/messages/tags')).body).toEqual({ tags: ['Angebot', 'für "alle"'] });
    const tagged = async (tag: string) =>
      (await json('GET', `/messages?tag=${encodeURIComponent(tag)}`)).body;
    expect(await tagged('für "alle"')).toMatchObject({ messages: [{ id }], counts: { new: 1 } });
    expect(await tagged('Ange')).toMatchObject({ messages: [], counts: { new: 0 } });
    const all = { tag: 'Ange', until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' };
    const bulk = async (tag: string) =>
      (await json('POST', '/messages/bulk', { action: 'done', all: { ...all, tag } })).body.changed;
    expect([await bulk('Ange'), await bulk('Angebot')]).toEqual([0, 1]);
    expect(await audit()).toMatchObject([
      { action: 'messages.changed' },
      { action: 'message.changed', details: { tags: 2 } },
    ]);
  });

  test.each([
    { tags: ['x'.repeat(41)] },
    { tags: Array(13).fill('x') },
    { tags: [''] },
    { followUp: '2026-02-30' },
  ])('%j is refused', async (change) => {
    const { json, id } = await createInbox();
    expect((await json('PATCH', `/messages/${id}`, { version: 1, ...change })).status).toBe(422);
  });

  test('come back on their follow-up date, until they are done again', async () => {
    const { json, id, audit } = await createInbox();
    const change = async (body: object) => (await json('PATCH', `/messages/${id}`, body)).body;
    expect(await change({ version: 1, status: 'done', followUp: '2026-11-23' })).toMatchObject({
      status: 'done',
      followUp: '2026-11-23',
      due: { reason: 'followUp', day: '2026-11-23', state: 'later' },
    });
    const due = async () => (await json('GET', '/messages?only=due')).body;
    expect(await due()).toMatchObject({ messages: [], counts: { due: 0 } });
    expect(await change({ version: 2, followUp: '2026-11-21' })).toMatchObject({ status: 'done' });
    expect(await due()).toMatchObject({ messages: [{ id, due: { state: 'today' } }], counts: { due: 1 } });
    expect(await change({ version: 3, status: 'done' })).toMatchObject({ followUp: null, due: null });
    expect(await due()).toMatchObject({ messages: [], counts: { due: 0, done: 1 } });
    expect((await audit()).map(({ details }) => details)).toContainEqual({ followUp: '2026-11-23' });
  });

  test('with a follow-up date that has come have none after a reply', async () => {
    const { json, id } = await createInbox();
    const reply = { subject: 'Ihre Frage', text: 'Gern.' };
    await json('PATCH', `/messages/${id}`, { version: 1, followUp: '2026-11-23' });
    expect((await json('POST', `/messages/${id}/replies`, reply)).body.followUp).toBe('2026-11-23');
    await json('PATCH', `/messages/${id}`, { version: 3, followUp: '2026-11-21' });
    expect((await json('POST', `/messages/${id}/replies`, reply)).body.followUp).toBeNull();
  });

  test('narrow by person: the operator who asks, no operator, or a colleague', async () => {
    const { json, id, store, operator, clock } = await createInbox();
    const { id: other } = await createSupportMessage(store, newSubmission(), supportMessage());
    await json('PATCH', `/messages/${id}`, { version: 1, assignee: operator.id });
    const ben = await seedSession(store, clock(), 'ben@example.com');
    const ids = async (assignee: string) =>
      (await json('GET', `/messages?assignee=${assignee}`)).body.messages?.map(
        (one: { id: string }) => one.id,
      );
    expect(await ids('me')).toEqual([id]);
    expect(await ids('none')).toEqual([other]);
    expect(await ids(ben.operator.id)).toEqual([]);
    expect(await ids('x')).toBeUndefined();
  });

  test('are listed for their assignee until they are done', async () => {
    const { json, call, id, store, operator, clock } = await createInbox();
    await createSupportMessage(store, newSubmission(), supportMessage());
    await json('PATCH', `/messages/${id}`, { version: 1, assignee: operator.id });
    const mine = async () => (await json('GET', '/messages?only=mine')).body;
    expect(await mine()).toMatchObject({ messages: [{ id }], counts: { mine: 1 } });
    const ben = await seedSession(store, clock(), 'ben@example.com');
    const ofBen = await call('GET', '/messages?only=mine', { token: ben.token });
    expect(await ofBen.json()).toMatchObject({ messages: [], counts: { mine: 0 } });
    const all = { only: 'mine', until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' };
    const { body } = await json('POST', '/messages/bulk', { action: 'done', all });
    expect(body).toMatchObject({ changed: 1, skipped: 0 });
    expect(await mine()).toMatchObject({ messages: [], counts: { mine: 0, done: 1 } });
  });

  test('a change to what somebody else has changed is refused with the current state', async () => {
    const { json, id, audit } = await createInbox();
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
    const { json, store } = await createInbox();
    const facts = newSubmission({ signals: ['tooFast'] });
    await createSupportMessage(store, facts, supportMessage());
    await json('PATCH', `/messages/${facts.id}`, { version: 1, status: 'new' });
    const { body } = await json('GET', '/messages?status=new');
    expect(body.messages.map(({ id }: { id: string }) => id)).toContain(facts.id);
    expect(body.counts.suspected).toBe(0);
  });

  test('carry notes of the team', async () => {
    const { json, id, operator, audit } = await createInbox();
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
    const { json, id, operator, audit } = await createInbox({ wakeMail: () => (woken += 1) });
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
    const { json, id } = await createInbox();
    const reply = { version: 1, subject: 'x', text: 'x' };
    const answers = await Promise.all([1, 2].map(() => json('POST', `/messages/${id}/replies`, reply)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('a mail that failed is shown with its reason and sent again', async () => {
    let woken = 0;
    const { json, id, store, audit } = await createInbox({ wakeMail: () => (woken += 1) });
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

  test('a mail that is tried again is marked in the list', async () => {
    const { json, store } = await createInbox();
    await settleMails(
      store,
      async (mail) => await postpone(store, mail, '2099-01-01T00:00:00.000Z', 'ECONNREFUSED'),
    );
    expect((await json('GET', '/messages')).body.messages).toMatchObject([{ mail: 'retried' }]);
  });

  test('a mail of another message is not found in this one', async () => {
    const { json, id, store } = await createInbox();
    const other = newSubmission();
    await createSupportMessage(store, other, supportMessage());
    const [notice] = (await json('GET', `/messages/${other.id}`)).body.notices;
    expect((await json('POST', `/messages/${id}/mails/${notice.id}/retry`)).status).toBe(404);
  });

  test('leave as a CSV file that no spreadsheet runs', async () => {
    const { callSignedIn, store, audit } = await createInbox();
    const formula = supportMessage({ name: '=HYPERLINK("http://evil.example")', message: 'a,"b"\nc' });
    await createSupportMessage(store, newSubmission(), formula);
    const response = await callSignedIn('GET', '/messages/export?status=new');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="messages-2026-11-21.csv"',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]!.replaceAll('"', '')).toBe(
      'Received (UTC),Kind,Status,Assigned to,Tags,Follow-up,Name,E-mail,Company,Message,Type of cancellation,Reason,Ends on,Language,Signs of spam,Reference',
    );
    expect(text).toContain('"2026-11-21 09:30:00","Message","New",');
    expect(text).toContain(
      '"\'=HYPERLINK(""http://evil.example"")","anna@example.com","Berg AG","a,""b""\nc"',
    );
    expect(await audit()).toMatchObject([
      { action: 'messages.exported', details: { status: 'new', isSearch: false, count: 2 } },
    ]);
  });

  // B8: Excel with German settings splits cells at semicolons and would run a formula after one.
  test('leave for a spreadsheet with German settings as it expects: words, semicolons, local times', async () => {
    const { callSignedIn, store, json } = await createInbox();
    await createSupportMessage(store, newSubmission(), supportMessage({ message: 'abc;=1+1;x' }));
    const form = 'fileLanguage=de&zone=Europe/Berlin';
    const text = await (await callSignedIn('GET', `/messages/export?${form}`)).text();
    expect(text).toContain('"Eingegangen (Europe/Berlin)";"Art";"Status";');
    expect(text).toContain('"21.11.2026 10:30:00";"Nachricht";"Neu";');
    expect(text).toContain('"Berg AG";"abc;\'=1+1;x";');
    for (const odd of ['fileLanguage=fr', 'zone=Europe/Berl'])
      expect((await json('GET', `/messages/export?${odd}`)).status).toBe(422);
  });

  test('a long export has every message once', async () => {
    const { callSignedIn, store } = await createInbox();
    await Promise.all(
      Array.from({ length: 450 }, () => createSupportMessage(store, newSubmission(), supportMessage())),
    );
    const text = await (await callSignedIn('GET', '/messages/export')).text();
    const ids = [...text.matchAll(/,"E-2611-\d{7}"\r$/gm)].map(([id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([451, 451]);
  });
});
