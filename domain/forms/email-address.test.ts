import { expect, test } from 'vitest';
import { emailInAscii, isPublicMailbox } from './email-address.ts';

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
