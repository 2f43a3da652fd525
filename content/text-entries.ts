/** `['hero.title', 'Eine Viertelstunde, …']` */
type TextEntry = readonly [path: string, text: string];

/** In reading order, without notes (`_review`). Throws on a value that is no text. */
export function textEntries(words: object): TextEntry[] {
  return Object.entries(words).flatMap(([key, value]) =>
    key.startsWith('_') ? [] : entriesBelow(key, value),
  );
}

function entriesBelow(path: string, value: unknown): TextEntry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => entriesBelow(`${path}.${key}`, inner));
}
