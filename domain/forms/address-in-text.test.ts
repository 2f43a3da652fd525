import { expect, test } from 'vitest';
import { addressInTexts } from './address-in-text.ts';

test.each([
  ['Gern an anna@example.com.', 'anna@example.com'],
  ['(Anna@Beispiel.example)', 'Anna@Beispiel.example'],
  ['mail: „a.b+c@example.com“, danke!', 'a.b+c@example.com'],
  ['@anna oder anna@ oder a@b', undefined],
  ['', undefined],
])('in %j the address is %s', (text, address) => {
  expect(addressInTexts('Anna', text)).toBe(address);
});

test('a long text costs little', () => {
  const before = process.cpuUsage();
  addressInTexts('a@'.repeat(100_000), 'a.'.repeat(100_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
