import { searchText } from './search-text.ts';

/** What a message is learned and judged by: the beginning says what it is about. */
const judgedLength = 5000;
const mostWords = 200;

/** So many of each kind must be known before words say anything. */
const enoughLearned = 10;

/** So many words decide, those that say most. */
const decidingWords = 20;

/** How often a word stood in messages that were marked as spam, and in those somebody wanted to have. */
export type WordCount = { readonly spam: number; readonly wanted: number };

/** The words of a text, each once, without case and accents. */
export function wordsOf(text: string): string[] {
  const words = searchText(text.slice(0, judgedLength)).match(/[\p{L}\p{N}]{3,30}/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

/** Whether enough was marked to judge by. */
export function isLearned({ spam, wanted }: WordCount): boolean {
  return Math.min(spam, wanted) >= enoughLearned;
}

/**
 * How likely a text is spam (0 to 1) after what operators marked: naive Bayes over its words. `learned` counts the
 * messages, `words` in how many of them each known word stood. A word seen once says little, one of both kinds nothing.
 */
export function spamProbability(learned: WordCount, words: readonly WordCount[]): number {
  if (!isLearned(learned)) return 0.5;
  const evidence = words
    .filter(({ spam, wanted }) => spam + wanted > 0)
    .map(({ spam, wanted }) => {
      const [asSpam, asWanted] = [spam / learned.spam, wanted / learned.wanted];
      const times = spam + wanted;
      const share = (0.5 + (times * asSpam) / (asSpam + asWanted)) / (1 + times);
      return Math.log(share / (1 - share));
    })
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .slice(0, decidingWords);
  return 1 / (1 + Math.exp(-evidence.reduce((sum, one) => sum + one, 0)));
}
