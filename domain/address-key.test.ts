import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

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
