import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsDocument } from './facts-document.ts';

test('docs/content-facts.md is up to date; npm run content:facts writes it', () => {
  const written = readFileSync(new URL('../docs/content-facts.md', import.meta.url), 'utf8');
  expect(written).toBe(factsDocument());
});
