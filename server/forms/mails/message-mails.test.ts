import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import { countAttempt } from '#server/core/limits/attempts.ts';
import type { AutoReply } from '#server/forms/auto-reply.ts';
import {
  createDeclaration,
  createSupportMessage,
  findSupportMessage,
} from '#server/forms/support-messages.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { composeMail } from '#server/start-mail.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { cancellation, newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { bothParts, mailboxOfFile, type Received } from '#tests/kit/mailbox.ts';

const deliver = mailboxOfFile();

const content = contentWith({
  SITE_URL: 'https://site.example',
  BRAND_NAME: 'Müller & Söhne',
  LEGAL_NAME: 'Müller GmbH',
  CONTACT_EMAIL: 'hello@example.com',
  OPERATOR_EMAIL: 'operator@example.com',
  MAIL_FROM: 'website@example.org',
});

type Given = {
  message?: Parameters<typeof supportMessage>[0];
  withdrawn?: Parameters<typeof withdrawal>[0];
  cancelled?: Parameters<typeof cancellation>[0];
  facts?: Parameters<typeof newSubmission>[0];
  answering?: AutoReply;
  /** The network waits so long for its next mail. */
  pauseMs?: number;
  isSentByPerson?: boolean;
};

const sentAt = '2026-11-21T09:31:00.000Z';

async function send({
  message,
  withdrawn,
  cancelled,
  facts,
  answering = {},
  pauseMs = hourMs,
  isSentByPerson,
}: Given) {
  const store = await createTestStore();
  const known = newSubmission(facts);
  // This network caused a mail at the same moment.
  const turn = { subject: 'known confirmed', pauseMs: () => pauseMs };
  await countAttempt(store.db, [turn], { now: Date.parse(known.receivedAt) });
  if (cancelled) await createDeclaration(store, known, 'cancellation', cancellation(cancelled), answering);
  else if (withdrawn) await createDeclaration(store, known, 'withdrawal', withdrawal(withdrawn), answering);
  else await createSupportMessage(store, known, supportMessage(message), {});
  if (isSentByPerson) await store.db.updateTable('outbox').set({ addressKey: null }).execute();
  const claimed = await claimDueMails(store, { now: sentAt, heldUntil: '2028', lease: 'x', limit: 10 });
  const received: Received[] = [];
  for (const mail of claimed) received.push(await deliver((await composeMail(store, mail, content))!));
  const notice = received.find(({ to }) => to.includes('operator@example.com'))!;
  const answer = received.find((mail) => mail !== notice);
  const { reference } = (await findSupportMessage(store.db, known.id))!;
  return { id: known.id, reference, notice, answer: answer! };
}

/** In the text and in the HTML. */
function expectBoth({ mail }: Received, has: readonly string[], hasNot: readonly string[] = []): void {
  for (const part of bothParts(mail)) {
    for (const words of has) expect(part).toContain(words);
    for (const words of hasNot) expect(part).not.toContain(words);
  }
}

const header = ({ mail }: Awaited<ReturnType<typeof send>>['answer'], key: string) =>
  mail.headers.find((found) => found.key === key)?.value;

describe('every answer', () => {
  test.each<[string, Given]>([
    ['an acknowledgement', { message: { email: 'anna@example.com' } }],
    ['a confirmation', { withdrawn: { email: 'anna@example.com' } }],
  ])('%s goes to the visitor, cannot be answered by machines and loads nothing', async (_, given) => {
    const { answer } = await send(given);
    expect(answer.to).toEqual(['anna@example.com']);
    expect(answer.from).toBe('');
    expect(answer.mail.from).toMatchObject({ address: 'website@example.org', name: 'Müller & Söhne' });
    expect(answer.mail.to).toMatchObject([{ address: 'anna@example.com' }]);
    expect(answer.mail.replyTo).toMatchObject([{ address: 'hello@example.com' }]);
    expect(header(answer, 'auto-submitted')).toBe('auto-replied');
    expect(answer.mail.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
    expect(answer.raw.indexOf('text/plain')).toBeLessThan(answer.raw.indexOf('text/html'));
  });

  test('is German where the page did not say its language', async () => {
    const { answer } = await send({ withdrawn: {}, facts: { language: null } });
    expect(answer.mail.text).toContain('Guten Tag Änne Große,');
    expect(answer.mail.html).toContain('<html lang="de">');
  });

  test('reaches an internationalised address', async () => {
    const { answer } = await send({ withdrawn: { email: 'anna@müller.de' } });
    expect(answer.raw).toMatch(/^To: anna@xn--mller-kva\.de\r$/m);
  });
});

describe('an acknowledgement', () => {
  test('names reference, time and what happens next, and nothing that was typed', async () => {
    const typed = { name: 'Gewinner', company: 'Werbung GmbH', message: 'Kaufen Sie jetzt' };
    const { reference, answer } = await send({ message: typed });
    expect(answer.mail.subject).toBe(
      `Ihre Nachricht an Müller & Söhne ist angekommen (Vorgang ${reference})`,
    );
    expectBoth(answer, [reference, '21. November 2026 um 10:30 MEZ', 'wir melden uns']);
    for (const text of Object.values(typed)) expect(answer.raw + answer.mail.text).not.toContain(text);
  });

  test('speaks English to a visitor of an English page', async () => {
    const { answer } = await send({ facts: { language: 'en' } });
    expect(answer.mail.subject).toMatch(/^Your message to Müller & Söhne has arrived \(reference E-.+\)$/);
    expect(answer.mail.html).toContain('<html lang="en">');
  });
});

describe('a declaration', () => {
  test('is confirmed with its whole content, date and time', async () => {
    const { reference, answer } = await send({ withdrawn: {} });
    expect(answer.mail.subject).toBe(`Ihr Widerruf ist eingegangen, Vorgang ${reference}`);
    const { name, email, contract } = withdrawal();
    const moment = '21. November 2026 um 10:30 MEZ';
    const declared = [
      `Guten Tag ${name},`,
      email,
      contract,
      moment,
      '„Widerruf bestätigen“',
      'Müller GmbH',
      reference,
    ];
    expectBoth(answer, declared, ['Grund']);
  });

  test('that cancels is confirmed with its kind, reason and day, in English', async () => {
    const { reference, answer } = await send({ cancelled: {}, facts: { language: 'en' } });
    expect(answer.mail.subject).toBe(`Your cancellation has arrived, reference ${reference}`);
    expectBoth(answer, ['cancellation for cause', cancellation().reason, '31 December 2026', 'Cancel now']);
  });

  test('that names no day is for the earliest one, and an empty reason is left out', async () => {
    const { answer } = await send({ cancelled: { cause: 'ordinary', reason: '', endDate: '' } });
    expect(answer.mail.text).toContain('Art der Kündigung: ordentliche Kündigung');
    expect(answer.mail.text).toContain('Vertragsende: nächstmöglicher Zeitpunkt');
    expect(answer.mail.text).not.toContain('Grund:');
  });

  test('is reported to the operator, and answering the report answers the customer', async () => {
    const { id, reference, notice } = await send({ cancelled: {}, facts: { language: 'en' } });
    expect(notice.mail.subject).toBe(`Kündigung von Änne Große, Vorgang ${reference}`);
    expect(notice.mail.replyTo).toMatchObject([{ address: 'aenne@example.com' }]);
    for (const words of ['Monatsplan, Bestellung 4711', '31. Dezember 2026', 'Englisch', '7 Jahre'])
      expect(notice.mail.text).toContain(words);
    expect(notice.mail.text).toContain(`https://site.example/admin/messages?message=${id}`);
  });

  // A2: the notice promised the customer a confirmation when none was to be sent.
  const network = { network: 'known' };
  const never = 'von selbst geht keine hinaus';
  const none = 'noch keine Eingangsbestätigung';
  const noMailbox = 'An diese Adresse lässt sich keine E-Mail zustellen';
  const later = 'am 21. November 2026 um 11:30 MEZ von selbst';
  test.each<[string, Given, string[]]>([
    ['goes out at once', {}, ['an aenne@example.com wird gerade verschickt']],
    [
      'looks like spam',
      { facts: { signals: ['contact'] } },
      ['sieht nach Spam aus', never, 'mit einem Klick'],
    ],
    ['waits for its network', { answering: network }, ['Aus demselben Netz', none, later]],
    ['waits for a person', { answering: network, pauseMs: dayMs + hourMs }, ['Aus demselben Netz', never]],
    ['has no address to write to', { answering: { heldFor: 'address' } }, [noMailbox, never]],
  ])('that %s is reported so, and confirmed or not', async (_, given, words) => {
    const { notice, answer } = await send({ withdrawn: {}, ...given });
    const isConfirmed = words[0]!.includes('gerade');
    expect(/bitte prüfen|noch nicht bestätigt/.test(notice.mail.subject!)).toBe(!isConfirmed);
    expectBoth(notice, words);
    expect(answer !== undefined).toBe(isConfirmed);
  });

  // A3: a stranger could send anybody 3,200 characters of their own from our domain.
  test('with long texts is confirmed by itself shortened, and whole once a person has looked', async () => {
    const long = { contract: 'Vertrag '.repeat(100), reason: 'Grund '.repeat(300), name: 'Anna '.repeat(39) };
    const { answer, notice } = await send({ cancelled: long });
    expectBoth(answer, ['Lange Texte sind hier gekürzt.'], ['Vertrag '.repeat(30), 'Grund '.repeat(30)]);
    expectBoth(answer, [`Guten Tag ${'Anna '.repeat(8)}…,`]);
    expect(notice.mail.text).toContain('Lange Texte sind darin gekürzt');
    expect(notice.mail.text).toContain(long.reason.trim());
    const whole = await send({ cancelled: long, isSentByPerson: true });
    expect(whole.answer.mail.text).toContain(long.reason.trim());
    expect(whole.answer.mail.text).toContain(long.contract.trim());
    expect(whole.answer.mail.text).not.toContain('gekürzt');
  });

  test('shows markup and placeholders as text, and lets nothing into the headers', async () => {
    const typed = '<img src="https://evil.example/x.png"> {{brand}} &amp;';
    const { answer, notice } = await send({
      withdrawn: { contract: typed, name: 'Anna" <all@example.com>, "x' },
    });
    expect(answer.mail.text).toContain(typed);
    expect(answer.mail.html).not.toMatch(/<img/);
    const head = answer.raw.slice(0, answer.raw.indexOf('\r\n\r\n'));
    expect(head).not.toContain('all@example.com');
    expect(notice.mail.replyTo).toMatchObject([{ address: 'aenne@example.com' }]);
  });
});
