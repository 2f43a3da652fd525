import { expect, test } from 'vitest';
import { configFingerprint } from './names-cover-config.ts';

test('the same configuration gives the same fingerprint, another one or another Vite a different one', () => {
  const print = configFingerprint(['a', 'b'], '8.0.0');
  expect(configFingerprint(['a', 'b'], '8.0.0')).toBe(print);
  expect(configFingerprint(['a', 'c'], '8.0.0')).not.toBe(print);
  expect(configFingerprint(['ab'], '8.0.0')).not.toBe(print);
  expect(configFingerprint(['a', 'b'], '8.0.1')).not.toBe(print);
});
