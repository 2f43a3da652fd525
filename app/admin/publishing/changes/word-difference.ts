import { diffWordsWithSpace } from 'diff';

export type WordPiece = { readonly text: string; readonly kind: 'same' | 'removed' | 'added' };

/** Null if so little stays the same that both texts are easier to read one after the other. */
export function wordDifference(from: string, to: string): readonly WordPiece[] | null {
  const pieces = diffWordsWithSpace(from, to).map(
    ({ value, added, removed }): WordPiece => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }),
  );
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  return same * 2 >= Math.min(from.length, to.length) && same > 0 ? pieces : null;
}
