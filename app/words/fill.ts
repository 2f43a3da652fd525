/**
 * Puts run-time values into a text: `fill('{{count}} Treffer', { count: 3 })` is `3 Treffer`. Facts are filled in
 * already when the words are read; this is for what only the moment knows. Unknown placeholders stay as they are.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
