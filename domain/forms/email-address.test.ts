import { expect, test } from 'vitest';
import { addressKey, emailInAscii, isPublicMailbox, mailboxKey } from './email-address.ts';

test('an internationalised domain is sent in its A-label form, the local part stays', () => {
  expect(emailInAscii('Anna@Müller.de')).toBe('Anna@xn--mller-kva.de');
});

test('a plain address stays as it is', () => {
  expect(emailInAscii('Anna@Example.com')).toBe('Anna@Example.com');
});

test.each(['anna', 'a@b@ü.de', 'a@ü%2e.de', 'a@[ü]', 'a@ü#.de', ''])('%j is no address', (text) => {
  expect(emailInAscii(text)).toBeUndefined();
});

test.each(['anna@example.com', 'Anna+shop@Example.co.uk', 'anna@müller.de', 'a.b-c_d@x-y.example'])(
  '%j is a mailbox at a public domain',
  (email) => {
    expect(isPublicMailbox(email)).toBe(true);
  },
);

// C11: unrequested mail went to all of these.
test.each([
  'a@localhost',
  'a@b',
  'a%b.de@relay.example',
  'b.de!a@relay.example',
  'a@127.0.0.1',
  'a@printer.local',
  'a@db.internal',
  'a@1.0.0.127.in-addr.arpa',
  `${'a'.repeat(65)}@example.com`,
  'anna',
])('%j is none', (email) => {
  expect(isPublicMailbox(email)).toBe(false);
});

test.each([
  ['Anna@Example.COM', 'anna@example.com'],
  [' anna@example.com ', 'anna@example.com'],
  ['anna@Müller.de', 'anna@xn--mller-kva.de'],
  ['ANNA@XN--MLLER-KVA.DE', 'anna@xn--mller-kva.de'],
  ['No Address', 'no address'],
])('%j is known as %j', (email, key) => {
  expect(addressKey(email)).toBe(key);
});

test('different people have different keys', () => {
  expect(addressKey('anna+1@example.com')).not.toBe(addressKey('anna@example.com'));
});

// A3: sixty spellings of one mailbox got sixty mails.
test.each([
  ['anna+shop@example.com', 'anna@example.com'],
  ['Anna+a+b@Example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
  ['An.Na@GoogleMail.com', 'anna@gmail.com'],
  ['anna@gmail.com.', 'anna@gmail.com'],
  ['an-na_b@pm.me', 'annab@proton.me'],
  ['an.nab+x@ProtonMail.com', 'annab@proton.me'],
  ['annab@protonmail.ch', 'annab@proton.me'],
  ['an.na@me.com', 'an.na@icloud.com'],
  ['an.na+x@mac.com', 'an.na@icloud.com'],
  ['anna@example.com.', 'anna@example.com'],
  ['anna@gmail.com.example', 'anna@gmail.com.example'],
  ['No Address', 'no address'],
])('%j reaches the mailbox %j', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
