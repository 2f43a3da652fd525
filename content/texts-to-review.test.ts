import { expect, test } from 'vitest';
import { textEntries } from './text-entries.ts';
import { reviewKinds, reviews } from './texts-to-review.ts';
import { type Namespace, words } from './words.ts';

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}

test('every place marked for review exists and gives a known reason', () => {
  const wrong = reviews(words).filter(
    ({ namespace, path, kind }) =>
      !reviewKinds.includes(kind) || !textEntries(words.de[namespace]).some(([text]) => isBelow(text, path)),
  );
  expect(wrong).toEqual([]);
});

// Testimonials and quotations must never go live unreviewed.
test('everything somebody is said to have said is marked for review', () => {
  const marked = reviews(words);
  const unmarked = (Object.keys(words.de) as Namespace[]).flatMap((namespace) =>
    textEntries(words.de[namespace])
      .map(([path]) => path)
      .filter((path) => /\.(quote|role|author|voiceAuthor)$/.test(path) || /\.quote\./.test(path))
      .filter((path) => !marked.some((place) => place.namespace === namespace && isBelow(path, place.path)))
      .map((path) => `${namespace}.${path}`),
  );
  expect(unmarked.filter((path) => !path.startsWith('admin.'))).toEqual([]);
});
