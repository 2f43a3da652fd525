/** `fill('{{count}} Treffer', { count: 3 })` is `3 Treffer`; unknown placeholders stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
