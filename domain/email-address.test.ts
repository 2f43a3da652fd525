import { expect, test } from 'vitest';
import { emailInAscii } from './email-address.ts';

test('an internationalised domain is sent in its A-label form, the local part stays', () => {
  expect(emailInAscii('Anna@Müller.de')).toBe('Anna@xn--mller-kva.de');
});

test('a plain address stays as it is', () => {
  expect(emailInAscii('Anna@Example.com')).toBe('Anna@Example.com');
});

test.each(['anna', 'a@b@ü.de', 'a@ü%2e.de', 'a@[ü]', 'a@ü#.de', ''])('%j is no address', (text) => {
  expect(emailInAscii(text)).toBeUndefined();
});
