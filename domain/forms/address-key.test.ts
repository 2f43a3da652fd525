import { expect, test } from 'vitest';
import { addressKey, mailboxKey } from './address-key.ts';

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
