import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { type PasswordCode, passwordFault, passwordLimits } from './password.ts';

// SEC-24.
test.each<[string, PasswordCode | undefined]>([
  ['Bernstein-42', undefined],
  ['zwölf Zeichen', undefined],
  ['kurz', 'tooShort'],
  ['elf zeichen', 'tooShort'],
  ['🌊🌊', 'tooShort'],
  ['Blau🌊Grün🌋Rot', undefined],
  ['aaaaaaaaaaaa', 'common'],
  ['121212121212', 'common'],
  ['password1234', 'common'],
  ['Passwort2026!', 'common'],
  ['Qwertzuiopü1', 'common'],
  ['123456789012', 'common'],
  ['correct horse battery staple', 'common'],
  ['Anna.Berg@example.com', 'common'],
])('%s is %s', (password, fault) => {
  expect(passwordFault(password, ['anna.berg@example.com'])).toBe(fault);
});

test('the shortest and the longest password are accepted, one character beyond is not', () => {
  const text = 'Bernstein leuchtet am Meer. '.repeat(20);
  expect(passwordFault(text.slice(0, passwordLimits.min))).toBeUndefined();
  expect(passwordFault(text.slice(0, passwordLimits.min - 1))).toBe('tooShort');
  expect(passwordFault(text.slice(0, passwordLimits.max))).toBeUndefined();
  expect(passwordFault(text.slice(0, passwordLimits.max + 1))).toBe('tooLong');
});

test('every password of the list is refused', () => {
  const refused = [...commonPasswords].filter((password) => passwordFault(password) !== undefined);
  expect(refused).toHaveLength(commonPasswords.size);
});
