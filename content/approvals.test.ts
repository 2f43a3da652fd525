import { expect, test } from 'vitest';
import { approvalKinds, approvals } from './approvals.ts';
import { textEntries } from './text-entries.ts';
import { type Namespace, words } from './words.ts';

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}

test('every place marked for approval exists and gives a known reason', () => {
  const wrong = approvals(words).filter(
    ({ namespace, path, kind }) =>
      !approvalKinds.includes(kind) ||
      !textEntries(words.de[namespace]).some(([text]) => isBelow(text, path)),
  );
  expect(wrong).toEqual([]);
});

// Testimonials and quotations must never go live unapproved.
test('everything somebody is said to have said is marked for approval', () => {
  const marked = approvals(words);
  const unmarked = (Object.keys(words.de) as Namespace[]).flatMap((namespace) =>
    textEntries(words.de[namespace])
      .map(([path]) => path)
      .filter((path) => /\.(quote|role|author|voiceAuthor)$/.test(path) || /\.quote\./.test(path))
      .filter((path) => !marked.some((place) => place.namespace === namespace && isBelow(path, place.path)))
      .map((path) => `${namespace}.${path}`),
  );
  expect(unmarked.filter((path) => !path.startsWith('admin.'))).toEqual([]);
});
