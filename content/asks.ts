/** Key of a note in the words: how visitors ask for the section beside it. Read by the search, shown by no page. */
export const asksKey = 'asks';

/** Whether a field is such a note. */
export function isAsks(id: string): boolean {
  return id.endsWith(`.${asksKey}`);
}

export type AsksNote = { readonly path: string; readonly heading: string; readonly asks: string };

const headings = ['title', 'question', 'name'];

/** The text of a part of the words that its section has as heading. */
export function headingOf(words: object): string | undefined {
  const record = words as Readonly<Record<string, unknown>>;
  return headings.map((key) => record[key]).find((text): text is string => typeof text === 'string');
}

/** The notes of a file of words, with the heading of the section that each belongs to. */
export function asksIn(words: object, path = ''): AsksNote[] {
  const record = words as Readonly<Record<string, unknown>>;
  const { [asksKey]: asks } = record;
  const heading = headingOf(words);
  const own = typeof asks === 'string' && heading !== undefined ? [{ path, heading, asks }] : [];
  const below = Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? asksIn(value, path ? `${path}.${key}` : key) : [],
  );
  return [...own, ...below];
}
