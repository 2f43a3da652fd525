import { expect, test } from 'vitest';
import {
  createRecoveryCodes,
  createTotpSecret,
  hashRecoveryCode,
  matchingStep,
  totpAddress,
} from './totp.ts';

// RFC 6238 appendix B: the secret "12345678901234567890", last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('at %d seconds the code is %s', (seconds, code, step) => {
  expect(matchingStep(secret, code, new Date(seconds * 1000), null)).toBe(step);
});

test.each([
  [-60, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('a clock that differs by %d seconds is forgiven: %s', (difference, isForgiven) => {
  const now = new Date((1111111109 + difference) * 1000);
  expect(matchingStep(secret, '081804', now, null) !== undefined).toBe(isForgiven);
});

test('a code that was used, or an older one, is refused', () => {
  const now = new Date(1111111109 * 1000);
  expect(matchingStep(secret, '081804', now, 37037036)).toBeUndefined();
  expect(matchingStep(secret, '081804', now, 37037035)).toBe(37037036);
});

test.each(['', '000000', '08180', '0818044', 'abcdef', '０８１８０４'])('%j is no right code', (code) => {
  expect(matchingStep(secret, code, new Date(1111111109 * 1000), null)).toBeUndefined();
});

test('a code may be typed with a space', () => {
  expect(matchingStep(secret, '081 804', new Date(1111111109 * 1000), null)).toBe(37037036);
});

test('the address for apps carries secret, issuer and account', () => {
  const address = new URL(totpAddress(secret, 'Elambra', 'anna@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Elambra',
    digits: '6',
    period: '30',
  });
});

test('new secrets are long and differ', () => {
  const [first, second] = [createTotpSecret(), createTotpSecret()];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(first).not.toBe(second);
});

// C4: codes of 80 bits would have needed a slow hash.
test('there are ten recovery codes of 128 bits and more, each known by its hash however it is typed', () => {
  const { codes, hashes } = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^([A-HJKMNP-TV-Z0-9]{4}-){6}[A-HJKMNP-TV-Z0-9]{4}$/.test(code))).toBe(true);
  expect(codes.map((code) => hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')}`))).toEqual(
    hashes,
  );
});

test('a recovery code from when they were shorter is known as before', () => {
  expect(hashRecoveryCode('abcd-efgh-jkmn-pqrs')).toBe(hashRecoveryCode('ABCDEFGHJKMNPQRS'));
});
