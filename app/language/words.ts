import i18next from 'i18next';
import { facts } from '#content/facts.ts';
import { type Namespace, type NamespaceWords, words } from '#content/words.ts';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { useLanguage } from './page.ts';

const i18n = i18next.createInstance();

void i18n.init({
  resources: words,
  lng: defaultLanguage,
  // A missing text shows its key and says so (spec 1 §3): falling back to the other language would hide it.
  fallbackLng: false,
  ns: Object.keys(words[defaultLanguage]),
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: ([language], namespace, key) => {
    console.warn(`Missing translation: ${namespace}:${key} (${language})`);
  },
  // A placeholder that is no fact belongs to run time: it stays in the text until `fill` gets its value.
  missingInterpolationHandler: (_text, match) => match[0],
});

const cache = new Map<string, unknown>();

/**
 * All texts of a namespace in a language, shaped like its JSON file, with the facts (prices, claims, contacts)
 * filled in. A text that is missing in the language is its key and a console warning (spec 1 §3).
 */
export function wordsFor<N extends Namespace>(language: Language, namespace: N): NamespaceWords<N> {
  const id = `${language}/${namespace}`;
  let found = cache.get(id);
  if (!found) {
    const t = i18n.getFixedT(language, namespace);
    found = resolve(words[defaultLanguage][namespace], [], (path) =>
      t(path.join('.'), facts(language, namespace)),
    );
    cache.set(id, found);
  }
  return found as NamespaceWords<N>;
}

/** The texts of a namespace in the language of the page being rendered. */
export function useWords<N extends Namespace>(namespace: N): NamespaceWords<N> {
  return wordsFor(useLanguage(), namespace);
}

function resolve(shape: unknown, path: string[], text: (path: string[]) => string): unknown {
  if (Array.isArray(shape)) return shape.map((item, index) => resolve(item, [...path, String(index)], text));
  if (shape !== null && typeof shape === 'object') {
    const entries = Object.entries(shape).filter(([key]) => key !== '_facts');
    return Object.fromEntries(entries.map(([key, value]) => [key, resolve(value, [...path, key], text)]));
  }
  return typeof shape === 'string' ? text(path) : shape;
}
