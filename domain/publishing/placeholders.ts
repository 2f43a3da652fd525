const placeholder = /\{\{([\w.-]+)\}\}/g;

/** `fill('{{count}} Treffer', { count: 3 })` is `3 Treffer`; unknown placeholders stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return replacePlaceholders(text, (name) =>
    Object.hasOwn(values, name) ? String(values[name]) : undefined,
  );
}

/** Placeholders without a value stay. */
export function replacePlaceholders(text: string, find: (name: string) => string | undefined): string {
  return text.replace(placeholder, (whole, name: string) => find(name) ?? whole);
}

/** Their names, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), (match) => match[1]!))];
}

/** The placeholder as written in a text. */
export function asPlaceholder(name: string): string {
  return `{{${name}}}`;
}

/** Whether this is a placeholder and nothing else. */
export function isPlaceholder(text: string): boolean {
  return /^\{\{[\w.-]+\}\}$/.test(text);
}

/** Alternately what stands between placeholders, maybe nothing, and a placeholder. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/(\{\{[\w.-]+\}\})/);
}
