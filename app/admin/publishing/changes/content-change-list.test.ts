import { expect, test } from 'vitest';
import { wordDifference } from './content-change-list.tsx';

test('the words that change are marked, the rest stays', () => {
  const pieces = wordDifference('Klarheit in 90 Minuten für Ihr Team', 'Klarheit in 60 Minuten für Ihr Team');
  expect(pieces).toEqual([
    { kind: 'same', text: 'Klarheit in ' },
    { kind: 'removed', text: '90' },
    { kind: 'added', text: '60' },
    { kind: 'same', text: ' Minuten für Ihr Team' },
  ]);
});

test('both texts are all there', () => {
  const [from, to] = ['Ein Satz. Noch ein Satz.', 'Ein langer Satz. Noch ein Satz, und Schluss.'];
  const pieces = wordDifference(from, to)!;
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(from);
  expect(without('removed')).toBe(to);
});

test('texts with little in common, or none at all, are not mixed', () => {
  expect(wordDifference('Ihre Sitzung', 'Wir beginnen sofort')).toBeNull();
  expect(wordDifference('', 'Neu')).toBeNull();
});
