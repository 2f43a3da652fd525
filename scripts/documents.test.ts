import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';

test.each(documents)('$path is up to date; npm run $command writes it', async ({ path, make }) => {
  const written = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  expect(written).toBe(await make(written));
});
