import { facts } from '#content/facts.ts';
import { type Namespace, type NamespaceWords, words } from '#content/words.ts';
import type { Language } from '#domain/languages.ts';
import { useLanguage } from './page.ts';
import { createWordsReader } from './words-reader.ts';

const read = createWordsReader(words, facts);

/** All texts of a namespace in a language, shaped like its JSON file, with the facts filled in. */
export function wordsFor<N extends Namespace>(language: Language, namespace: N): NamespaceWords<N> {
  return read(language, namespace) as NamespaceWords<N>;
}

/** The texts of a namespace in the language of the page being rendered. */
export function useWords<N extends Namespace>(namespace: N): NamespaceWords<N> {
  return wordsFor(useLanguage(), namespace);
}
