import i18next from 'i18next';
import { defaultLanguage, type Language } from '#domain/languages.ts';

type Resources = Readonly<Record<Language, Readonly<Record<string, object>>>>;
type Facts = (language: Language, namespace: string) => Readonly<Record<string, string>>;

/**
 * Fills in the facts (prices, claims, contacts) and reads each namespace once. A missing text becomes its key
 * and a console warning (spec 1 §3); placeholders that are no facts stay for run time.
 */
export function createWordsReader(
  resources: Resources,
  facts: Facts,
): (language: Language, namespace: string) => unknown {
  const i18n = i18next.createInstance();
  void i18n.init({
    resources: resources as never,
    lng: defaultLanguage,
    // Falling back to the other language would hide a missing text.
    fallbackLng: false,
    ns: Object.keys(resources[defaultLanguage]),
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: ([language], namespace, key) => {
      console.warn(`Missing translation: ${namespace}:${key} (${language})`);
    },
    missingInterpolationHandler: (_text, match) => match[0],
  });
  const read = new Map<string, unknown>();

  return (language, namespace) => {
    const id = `${language}/${namespace}`;
    let found = read.get(id);
    if (!found) {
      const t = i18n.getFixedT(language, namespace);
      const known = facts(language, namespace);
      found = mapTexts(resources[defaultLanguage][namespace], [], (path) => t(path.join('.'), known));
      read.set(id, found);
    }
    return found;
  };
}

function mapTexts(shape: unknown, path: string[], text: (path: string[]) => string): unknown {
  if (Array.isArray(shape)) return shape.map((item, index) => mapTexts(item, [...path, String(index)], text));
  if (shape !== null && typeof shape === 'object') {
    const entries = Object.entries(shape).filter(([key]) => !key.startsWith('_'));
    return Object.fromEntries(entries.map(([key, value]) => [key, mapTexts(value, [...path, key], text)]));
  }
  return typeof shape === 'string' ? text(path) : shape;
}
