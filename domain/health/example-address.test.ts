import { expect, test } from 'vitest';
import { isExampleAddress } from './example-address.ts';

test.each([
  ['hello@elambra.example', true],
  ['Office@Firma.EXAMPLE ', true],
  ['office@example.com', false],
  ['office@my-example.de', false],
  ['', false],
])('%j is an example address: %j', (email, expected) => {
  expect(isExampleAddress(email)).toBe(expected);
});
