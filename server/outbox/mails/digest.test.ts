import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { composeMail } from '#server/start-mail.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import {
  answerByMail,
  newSubmission,
  supportMessage,
  surveyResponse,
  withdrawal,
} from '#tests/kit/factories.ts';

const variables = { SITE_URL: 'https://site.example', OPERATOR_EMAIL: 'operator@example.com' };
const suspected = { signals: ['honeypot'] };

async function store(db: Store, count: number, facts: Parameters<typeof newSubmission>[0]) {
  for (let index = 0; index < count; index += 1)
    await createSupportMessage(db, newSubmission(facts), supportMessage());
}

async function kinds(db: Store): Promise<string[]> {
  return (await listOutbox(db.db)).map(({ kind }) => kind);
}

async function digestsAt(db: Store, now: string) {
  const claimed = await claimDueMails(db, { now, heldUntil: '2030', lease: 'test', limit: 50 });
  const content = contentWith(variables);
  return await Promise.all(
    claimed.filter(({ kind }) => kind === 'digest').map(async (mail) => await composeMail(db, mail, content)),
  );
}

// B3: 3,000 advertisements caused 3,000 mails to the operator.
describe.each(dialects)('on %s', (dialect) => {
  test('what is suspected is told in one mail after its hour, with what it is', async () => {
    const db = await createTestStore(dialect);
    await Promise.all([store(db, 3, suspected), store(db, 2, suspected)]);
    await createSurveyResponse(db, newSubmission(suspected), surveyResponse());
    expect(await kinds(db)).toEqual(['digest']);
    expect(await digestsAt(db, '2026-11-21T10:00:59.999Z')).toEqual([]);
    const [mail] = await digestsAt(db, '2026-11-21T10:01:00.000Z');
    expect(mail).toMatchObject({
      to: 'operator@example.com',
      subject: 'Neue Eingänge: 6',
      replyTo: undefined,
    });
    for (const part of [mail!.text, mail!.html])
      expect(part).toContain('https://site.example/admin/messages?folder=suspected');
    expect(mail!.text).toContain('Nachrichten mit Verdacht auf Spam: 5');
    expect(mail!.text).toContain('Rückmeldungen mit Verdacht auf Spam: 1');
    expect(mail!.text).not.toContain('Neue Nachrichten');
  });

  test('an hour has so many notices, the rest is told in its digest, and the next hour begins anew', async () => {
    const db = await createTestStore(dialect);
    await store(db, 4, { noticesPerHour: 2 });
    await createSurveyResponse(db, newSubmission({ noticesPerHour: 2 }), surveyResponse());
    await store(db, 1, { noticesPerHour: 2, receivedAt: '2026-11-21T10:00:00.000Z' });
    expect((await kinds(db)).toSorted()).toEqual([
      'digest',
      'message-notice',
      'message-notice',
      'message-notice',
    ]);
    const [mail] = await digestsAt(db, '2026-11-21T10:01:00.000Z');
    expect(mail!.text).toContain('Neue Nachrichten: 2');
    expect(mail!.text).toContain('Neue Rückmeldungen: 1');
  });

  test('a declaration has a notice of its own, suspected or among many messages; a flood of them does not', async () => {
    const db = await createTestStore(dialect);
    const notices = async () => (await kinds(db)).filter((kind) => kind === 'message-notice').length;
    const declare = async (signals: string[]) =>
      await createDeclaration(db, newSubmission({ signals, noticesPerHour: 1 }), 'withdrawal', withdrawal());
    await store(db, 3, { noticesPerHour: 1 });
    for (const signals of [[], ['honeypot']]) await declare(signals);
    expect(await notices()).toBe(3);
    for (let index = 0; index < 10; index += 1) await declare(['contact']);
    expect(await notices()).toBe(5);
    const [mail] = await digestsAt(db, '2026-11-21T10:01:00.000Z');
    expect(mail!.text).toContain('Neue Nachrichten: 2');
    expect(mail!.text).toContain('Nachrichten mit Verdacht auf Spam: 8');
  });

  test('answers by mail count among the notices of an hour, and are told in the digest to who has chosen it', async () => {
    const db = await createTestStore(dialect);
    const { id } = await createSupportMessage(db, newSubmission({ noticesPerHour: 3 }), supportMessage());
    const answer = async (minute: number) => {
      const at = `2026-11-21T09:${minute}:00.000Z`;
      await createIncomingMail(db.db, answerByMail(id, { at }));
      const notice = { kind: 'answer-notice', messageId: id } as const;
      await queueTeamNotice(db.db, { receivedAt: at, signals: [], noticesPerHour: 3, notice });
    };
    for (const minute of [40, 41, 42, 43]) await answer(minute);
    expect((await kinds(db)).toSorted()).toEqual([
      'answer-notice',
      'answer-notice',
      'digest',
      'message-notice',
    ]);
    const [mail] = await digestsAt(db, '2026-11-21T10:01:00.000Z');
    expect(mail!.subject).toBe('Neue Eingänge: 2');
    expect(mail!.text).toContain('Antworten auf Ihre E-Mails: 2');
  });

  test('a digest of which everything was erased says nothing', async () => {
    const db = await createTestStore(dialect);
    await store(db, 1, suspected);
    await db.db.deleteFrom('support_messages').execute();
    expect(await digestsAt(db, '2026-11-22T00:00:00.000Z')).toEqual([undefined]);
  });
});
