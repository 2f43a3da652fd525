import { expect, test } from 'vitest';
import { type AccessMailKind, accessMailKinds } from '#domain/outbox/mail-kinds.ts';
import type { MakeLink } from '#server/accounts/access-mail.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { composeMail } from '#server/start-mail.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { mailboxOfFile } from '#tests/kit/mailbox.ts';
import { endLinks, linkToMail } from './operator-links.ts';
import { createOperator, deleteOperator } from './operators.ts';
import { linkPurpose } from './set-up.ts';
import { notifyOperator } from './tell-operator.ts';

const deliver = mailboxOfFile();

const at = '2026-11-22T09:30:00.000Z';
const makeLink = async () => 'https://site.example/admin/setup#token=abc';
const anna = { email: 'anna@example.com', name: 'Anna Berg' };

async function send(kind: AccessMailKind, language: string, details = {}) {
  const store = await createTestStore();
  const content = contentWith({ SITE_URL: 'https://site.example', OPERATOR_LANGUAGE: language });
  await store.transaction(async (db) => await notifyOperator(db, kind, anna, at, details));
  const [claimed] = await claimDueMails(store, { now: '2027', heldUntil: '2028', lease: 'x', limit: 10 });
  return await deliver((await composeMail(store, claimed!, content, makeLink))!);
}

test.each([
  ['de', 'Ihr Passwort für die Verwaltung wurde geändert', 'am 22. November 2026'],
  ['en', 'Your password for the admin area was changed', 'on 22 November 2026'],
])('an operator is told in %s that the password was changed, and when', async (language, subject, when) => {
  const { to, mail } = await send('password-changed', language);
  expect(to).toEqual([anna.email]);
  expect(mail.subject).toBe(subject);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(anna.name);
    expect(part).toContain(when);
  }
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test.each([
  ['de', { device: 'Firefox, Linux' }, 'Gerät: Firefox, Linux.'],
  ['de', {}, 'Gerät: unbekannt.'],
  ['en', { device: 'Safari, iPhone' }, 'Device: Safari, iPhone.'],
])('an operator is told in %s of a sign-in with %j', async (language, details, text) => {
  const { mail } = await send('new-sign-in', language, details);
  expect(mail.text).toContain(text);
  expect(mail.html).toContain(text);
});

test.each([
  ['de', '50 falsche Passwörter'],
  ['en', '50 wrong passwords'],
])('an operator is warned in %s of attempts on the account, and told what to do', async (language, text) => {
  const { mail } = await send('sign-in-warning', language, { count: '50' });
  expect(mail.text).toContain(text);
  expect(mail.text).not.toContain('{{');
});

const details = {
  role: 'editor',
  askedBy: 'Olga',
  operatorId: 'abc',
  count: '50',
  newName: 'Ben',
  newEmail: 'ben@example.com',
  trouble: 'The backup failed.',
  version: '7',
  failure: 'changed',
};

test.each(accessMailKinds.flatMap((kind) => ['de', 'en'].map((language) => [kind, language] as const)))(
  'the mail %s has its words in %s, and a link only where it is about one',
  async (kind, language) => {
    const { to, mail } = await send(kind, language, details);
    expect(to).toEqual([anna.email]);
    const hasLink = [
      'first-access',
      'invitation',
      'password-reset',
      'password-forgotten',
      'address-to-confirm',
    ].includes(kind);
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|undefined/);
      expect(part!.includes('#token=abc')).toBe(hasLink);
    }
    expect(mail.html!.includes('<a href="https://site.example/admin/setup#token=abc"')).toBe(hasLink);
  },
);

async function createClaimed() {
  const store = await createTestStore();
  const content = contentWith({ SITE_URL: 'https://site.example' });
  const origin = content.site.origin;
  const { id } = await createOperator(store.db, { ...anna, createdAt: at });
  await store.transaction(
    async (db) => await notifyOperator(db, 'invitation', anna, at, { ...details, operatorId: id }),
  );
  const [claimed] = await claimDueMails(store, { now: '2027', heldUntil: '2028', lease: 'x', limit: 10 });
  const makeLink: MakeLink = async (mail) => await linkToMail(store, { ...mail, origin, now: new Date(at) });
  return { store, id, compose: async () => await composeMail(store, claimed!, content, makeLink) };
}

// B2: whoever could read the database or a backup could read a link in the outbox.
test('the link is made when the mail is, anew for each attempt, and a mail to nobody is none', async () => {
  const { store, id, compose } = await createClaimed();
  const tokens = [await compose(), await compose()].map((mail) => /#token=(\S+)/.exec(mail!.text)![1]!);
  const purposes = tokens.map(async (token) => (await linkPurpose(store.db, token, new Date(at)))?.purpose);
  expect(await Promise.all(purposes)).toEqual([undefined, 'invited']);
  const stored = JSON.stringify([
    await store.db.selectFrom('outbox').selectAll().execute(),
    await store.db.selectFrom('operator_links').selectAll().execute(),
  ]);
  for (const token of tokens) expect(stored).not.toContain(token);
  await deleteOperator(store.db, id);
  expect(await compose()).toBeUndefined();
});

test('a mail that is withdrawn once a worker has claimed it gets no link', async () => {
  const { store, id, compose } = await createClaimed();
  await store.transaction(async (db) => await endLinks(db, { id, email: anna.email }));
  expect(await compose()).toBeUndefined();
  expect(await store.db.selectFrom('operator_links').selectAll().execute()).toEqual([]);
});
