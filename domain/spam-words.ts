import { searchText } from './search-text.ts';

/** The beginning shows what a message is about. */
const judgedLength = 5000;
const mostWords = 200;

/** Of each kind, before words are used. */
const enoughLearned = 10;

const decidingWords = 20;

export type WordCount = { readonly spam: number; readonly wanted: number };

export function wordsOf(text: string): string[] {
  const words = searchText(text.slice(0, judgedLength)).match(/[\p{L}\p{N}]{3,30}/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

export function isLearned({ spam, wanted }: WordCount): boolean {
  return Math.min(spam, wanted) >= enoughLearned;
}

/** Naive Bayes, 0 to 1. Both parameters count messages. A word seen once says little, one of both kinds nothing. */
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
