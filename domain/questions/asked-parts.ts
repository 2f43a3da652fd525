import { type Language, languageRules } from '#domain/language/languages.ts';
import { isStopWord, words } from '#domain/search/analysis.ts';

/** Later sentences of a letter seldom ask something else. */
const mostParts = 12;

/** Words that a part needs; fewer of them find anything. Statements need more, as letters seldom tell of what is on the site. */
const fewestWords = { question: 2, statement: 4 };

const question = /\?|(?<!\p{L})(?:ob|wissen|whether|to know)(?!\p{L})/iu;

export type AskedPart = {
  readonly sentence: string;
  readonly isQuestion: boolean;
  /** The sentence, then its clauses if it is a question. */
  readonly queries: readonly string[];
};

/**
 * The sentences of a letter, questions first. The search takes a whole letter for one question, and no section covers enough of it: so
 * each sentence is a question of its own, and if it is too long for that, each of its clauses.
 */
export function askedParts(letter: string, language: Language): AskedPart[] {
  const segmenter = new Intl.Segmenter(languageRules[language].locale, { granularity: 'sentence' });
  return letter
    .split(/\n\s*\n/)
    .flatMap((paragraph) => Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()))
    .map((sentence) => {
      const isQuestion = question.test(sentence);
      const clauses = isQuestion ? sentence.split(/[,;:–\n]|\s(?:und|and)\s/) : [];
      const fewest = fewestWords[isQuestion ? 'question' : 'statement'];
      const queries = [...new Set([sentence, ...clauses.map((clause) => clause.trim())])].filter(
        (text) => weight(text) >= fewest,
      );
      return { sentence, isQuestion, queries };
    })
    .filter(({ queries }) => queries.length > 0)
    .toSorted((one, other) => Number(other.isQuestion) - Number(one.isQuestion))
    .slice(0, mostParts);
}

function weight(text: string): number {
  return words(text).filter((word) => !isStopWord(word)).length;
}
