import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLimits } from './limits-document.ts';

test('the limits in docs/security.md are up to date; npm run docs:limits writes them', async () => {
  const written = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
  expect(written).toBe(await withLimits(written));
});

test('a document without the markers is refused', async () => {
  await expect(withLimits('# Security')).rejects.toThrow('no place for the limits');
});
