import type { Language } from '#domain/language/languages.ts';
import type { MarkedText, SearchAnswer } from './search.ts';

/** A question that no section of the site answers. */
export type OpenQuestion = {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  /** The text; the words that the published site does not have are marked. */
  readonly words: MarkedText;
  readonly count: number;
  readonly firstAskedAt: string;
  readonly lastAskedAt: string;
};

/** The most frequent ones first. */
export type OpenQuestions = { readonly questions: readonly OpenQuestion[] };

/** Answer of the published site now. */
export type AskedAgain = Pick<SearchAnswer, 'isFitting' | 'results'>;
