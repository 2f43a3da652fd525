import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { approvals } from '#content/approvals.ts';
import { claims } from '#content/claims.ts';
import { words } from '#content/words.ts';
import { approvalDocument } from './approval-document.ts';

test('docs/content-to-approve.md is up to date; npm run content:to-approve writes it', () => {
  const written = readFileSync(new URL('../docs/content-to-approve.md', import.meta.url), 'utf8');
  expect(written).toBe(approvalDocument());
});

test('every marked place, every figure and the guarantee stand in the document', () => {
  const document = approvalDocument();
  const expected = [...approvals(words).map(({ path }) => path), ...Object.keys(claims), 'GUARANTEE_DAYS'];
  expect(expected.filter((text) => !document.includes(text))).toEqual([]);
});
