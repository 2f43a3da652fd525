import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const pages = ['/', '/en', '/nova', '/en/nova'];
const exists = (path: string) => pages.includes(path);

test.each([
  ['/nova/', '/nova'],
  ['//nova', '/nova'],
  ['/Nova', '/nova'],
  ['/index.html', '/'],
  ['/en/', '/en'],
  ['/EN//nova/', '/en/nova'],
])('%s leads to %s (SEO-05)', (sloppy, canonical) => {
  expect(canonicalAddress(sloppy, exists)).toBe(canonical);
});

test.each(['/nova', '/', '/nothing/', '/assets/x.js', '/NOVA/x'])('%s leads nowhere else', (path) => {
  expect(canonicalAddress(path, exists)).toBeNull();
});
