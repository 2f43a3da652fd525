import { wordsFor } from '#app/words/words.ts';
import type { Namespace } from '#content/words.ts';
import type { Language } from '#domain/language/languages.ts';
import { content } from './content.ts';

export type WordReads = {
  readonly read: Set<string>;
  /** Handed to an island as a whole; the browser reads what it needs. */
  readonly handedOver: Set<string>;
};

/** Pages share the object that `wordsFor` keeps, so recording getters on it see every read. */
export function watchWords(language: Language, namespace: Namespace): WordReads {
  const reads: WordReads = { read: new Set(), handedOver: new Set() };
  watch(wordsFor(content, language, namespace), [], reads);
  return reads;
}

function watch(node: object, path: readonly string[], reads: WordReads): unknown {
  const copies = Object.entries(node).map(([key, value]: [string, unknown]) => {
    const place = [...path, key];
    const copy =
      typeof value === 'object' && value !== null
        ? watch(value, place, reads)
        : () => reads.handedOver.add(place.join('.')) && value;
    Object.defineProperty(node, key, {
      enumerable: true,
      get() {
        if (typeof value === 'string') reads.read.add(place.join('.'));
        return value;
      },
    });
    return [key, copy] as const;
  });
  const plain = () => {
    const entries = copies.map(
      ([key, copy]) => [key, typeof copy === 'function' ? (copy as () => unknown)() : copy] as const,
    );
    return Array.isArray(node) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  };
  // Writing an island's props as JSON is not reading their texts.
  Object.defineProperty(node, 'toJSON', { value: plain });
  return plain;
}
