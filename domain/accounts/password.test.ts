import { expect, test } from 'vitest';
import { type PasswordCode, passwordFault, passwordLimits } from './password.ts';
import { wordList } from './password-words.ts';

const known = {
  common: wordList(['password', 'monkey', 'blue', '1q2w3e4r5t6y', '123456']),
  own: ['anna.berg@example.com'],
};

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
  ['19Password!!', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['pa ss wo rd-1', 'common'],
  ['passwordabc!', 'common'],
  ['passwordabcd', undefined],
  ['monkeypassword', 'common'],
  ['monkey blue password', undefined],
  ['blue12345678', 'common'],
  ['bluex1234567', undefined],
  ['1q2w3e4r5t6y7u8i', 'common'],
  ['wellenwellen', 'common'],
  ['sternenzelt sternenzelt ', undefined],
  ['password12345password12345', 'common'],
  ['739204857361', undefined],
  ['Anna.Berg@example.com', 'common'],
  ['berg-anna-zwei', 'common'],
  ['berg-anna-siebzehn', undefined],
])('%s is %s', (password, fault) => {
  expect(passwordFault(password, known)).toBe(fault);
});

test('the shortest and the longest password are accepted, one character beyond is not', () => {
  const text = 'Bernstein leuchtet am Meer. '.repeat(20);
  const faultOf = (length: number) => passwordFault(text.slice(0, length), known);
  expect(faultOf(passwordLimits.min)).toBeUndefined();
  expect(faultOf(passwordLimits.min - 1)).toBe('tooShort');
  expect(faultOf(passwordLimits.max)).toBeUndefined();
  expect(faultOf(passwordLimits.max + 1)).toBe('tooLong');
});
