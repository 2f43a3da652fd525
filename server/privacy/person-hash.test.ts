import { expect, test } from 'vitest';
import { personHash } from './privacy-routes.ts';

test('whoever has the address can prove that it was this one', async () => {
  const stored = await personHash('Anna@Müller.de');
  const [salt] = stored.split('.');
  expect(await personHash('anna@xn--mller-kva.de', salt)).toBe(stored);
  expect(await personHash('otto@example.com', salt)).not.toBe(stored);
});

test('nothing of the address can be read, and each hash is its own', async () => {
  const hashes = await Promise.all([personHash('anna@example.com'), personHash('anna@example.com')]);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(hashes.join()).not.toContain('anna');
});
