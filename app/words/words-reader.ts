import { asksKey } from '#content/asks.ts';
import { defaultLanguage, type Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Resources = Readonly<Record<Language, Readonly<Record<string, object>>>>;
type Facts = (language: Language, namespace: string) => Readonly<Record<string, string>>;

/**
 * Fills in the facts (prices, claims, contacts) and reads each namespace once. A missing text becomes its key
 * and a console warning (WORDS-1); other placeholders stay until run time. Notes for the search are left out, so that no page has them.
 */
export function createWordsReader(
  resources: Resources,
  facts: Facts,
): (language: Language, namespace: string) => unknown {
  const read = new Map<string, unknown>();

  return (language, namespace) => {
    const id = `${language}/${namespace}`;
    let found = read.get(id);
    if (!found) {
      const known = facts(language, namespace);
      const texts = resources[language][namespace];
      found = mapTexts(resources[defaultLanguage][namespace], [], (path) => {
        const text = textAt(texts, path);
        // Falling back to the other language would hide a missing text.
        if (text !== undefined) return fill(text, known);
        const key = path.join('.');
        console.warn(`Missing translation: ${namespace}:${key} (${language})`);
        return key;
      });
      read.set(id, found);
    }
    return found;
  };
}

function textAt(texts: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inside, name) => (inside as Readonly<Record<string, unknown>> | undefined)?.[name],
    texts,
  );
  return typeof found === 'string' ? found : undefined;
}

function mapTexts(shape: unknown, path: string[], text: (path: string[]) => string): unknown {
  if (Array.isArray(shape)) return shape.map((item, index) => mapTexts(item, [...path, String(index)], text));
  if (shape !== null && typeof shape === 'object') {
    const entries = Object.entries(shape).filter(([key]) => !key.startsWith('_') && key !== asksKey);
    return Object.fromEntries(entries.map(([key, value]) => [key, mapTexts(value, [...path, key], text)]));
  }
  return typeof shape === 'string' ? text(path) : shape;
}
