/** Lengths of the parts of a session or project, by id and in order. */
export type Lengths = Readonly<Record<string, number>>;

/** The words of each part with where it begins and ends. A claim that is switched off may take its part along. */
export function spansOf<Part extends { readonly id: string }>(lengths: Lengths, parts: readonly Part[]) {
  let end = 0;
  return Object.entries(lengths).flatMap(([id, length]) => {
    const from = end;
    end += length;
    const words = parts.find((part) => part.id === id);
    return words ? [{ ...words, length, from, to: end }] : [];
  });
}

export function totalOf(lengths: Lengths): number {
  return Object.values(lengths).reduce((sum, length) => sum + length, 0);
}
