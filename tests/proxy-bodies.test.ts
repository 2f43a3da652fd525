import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBodyLimits } from '#server/core/http/body-limit.ts';
import { changesBytes } from '#server/publishing/content-routes.ts';
import { sheetBytes } from '#server/publishing/translation/content-translation.ts';

const largest = Math.max(sheetBytes, changesBytes);
const usual = defaultBodyLimits.maxBytes;

test.each([
  ['nginx', '../docs/operation.md', /client_max_body_size (\d+)([km]);/g, { k: 2 ** 10, m: 2 ** 20 }],
  ['Caddy', '../deploy/Caddyfile', /max_size (\d+)([KM])B/g, { K: 1e3, M: 1e6 }],
])('%s lets through what the server takes of visitors, and of operators', (_, file, pattern, units) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const bytes = Array.from(
    text.matchAll(pattern),
    ([, number, unit]) => Number(number) * units[unit as keyof typeof units],
  );
  const [ofVisitors = 0, ofOperators = 0] = bytes;
  expect(bytes).toHaveLength(2);
  expect(ofVisitors).toBeGreaterThan(usual);
  expect(ofVisitors).toBeLessThan(4 * usual);
  expect(ofOperators).toBeGreaterThan(largest);
});
