import { useContent } from '#app/rendering.ts';
import { type Content, type Namespace, type NamespaceWords, oncePerContent } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import { markedFacts } from '#content/marks/fact-fields.ts';
import { isMarked } from '#content/marks/marked-content.ts';
import { noted } from '#content/reads.ts';
import type { Language } from '#domain/language/languages.ts';
import { useLanguage } from './page.ts';
import { createWordsReader } from './words-reader.ts';

const readerOf = oncePerContent((content) =>
  createWordsReader(content.words, (language, namespace) => {
    const known = facts(content, language, namespace);
    return isMarked(content) ? markedFacts(content, known, namespace, language) : known;
  }),
);

export function wordsFor<N extends Namespace>(
  content: Content,
  language: Language,
  namespace: N,
): NamespaceWords<N> {
  return noted(readerOf(content)(language, namespace) as NamespaceWords<N>, namespace);
}

export function useWords<N extends Namespace>(namespace: N): NamespaceWords<N> {
  return wordsFor(useContent(), useLanguage(), namespace);
}
