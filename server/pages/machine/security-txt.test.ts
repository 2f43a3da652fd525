import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = new Date('2026-11-21T09:00:00Z');
const text = securityTxt({ origin: 'https://example.com', email: 'office@example.com', now });

function field(name: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
}

test('the file says whom to tell, in which languages, and where it belongs', () => {
  expect(field('Contact')).toEqual(['mailto:office@example.com']);
  expect(field('Preferred-Languages')).toEqual(['de, en']);
  expect(field('Canonical')).toEqual(['https://example.com/.well-known/security.txt']);
});

test('it expires in the future and within a year', () => {
  const [expires] = field('Expires').map((date) => new Date(date).getTime());
  expect(expires).toBeGreaterThan(now.getTime());
  expect(expires).toBeLessThan(new Date('2027-11-21T09:00:00Z').getTime());
});
