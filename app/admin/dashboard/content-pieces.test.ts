import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { contentPieces } from './content-pieces.ts';

test('there are 23 content pieces (ADMIN-2)', () => {
  expect(contentPieces(content)).toHaveLength(23);
});

test('content pieces are canonical pages: no outcome of a form, no redirect, no legal text', () => {
  const paths = contentPieces(content);
  expect(paths).toContain('/nova');
  expect(paths).not.toContain('/contact');
  expect(paths).not.toContain('/support/sent');
  expect(paths).not.toContain('/privacy');
});
