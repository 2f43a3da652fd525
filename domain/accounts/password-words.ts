import { composed } from '#domain/language/composed-text.ts';

/** Shorter words are in too many passwords by chance. */
const shortestWord = 4;

export type WordList = { words: ReadonlySet<string>; longest: number };

export function wordList(words: Iterable<string>): WordList {
  const plain = [...words].map(plainWord).filter(({ length }) => length >= shortestWord);
  return { words: new Set(plain), longest: Math.max(0, ...plain.map(({ length }) => length)) };
}

export function plainWord(word: string): string {
  return composed(word)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Letters written as digits and signs; an ambiguous one is tried as both. */
const lookAlikes = { 0: 'o', 3: 'e', 4: 'a', '@': 'a', 5: 's', $: 's', 7: 't', '+': 't', 8: 'b', 9: 'g' };
const alphabets: readonly Readonly<Record<string, string>>[] = [
  {},
  { ...lookAlikes, 1: 'i', '!': 'i', '|': 'i' },
  { ...lookAlikes, 1: 'l', '!': 'l', '|': 'l' },
];

type Known = {
  own: WordList;
  common: WordList;
  /** Own words are removed without a limit. */
  mostCommon: number;
  shortestCommon?: number;
};

/** Digits and signs count nothing. Infinity without a known word. */
export function leastLeft(text: string, known: Known): number {
  return Math.min(...alphabets.map((alphabet) => leftIn(text, alphabet, known)));
}

const isLetter = /\p{L}/u;
const isLetterOrDigit = /[\p{L}\p{N}]/u;

/** Next to nothing, but shows that something was removed. */
const digitCost = 1 / 1024;

function leftIn(
  text: string,
  alphabet: Readonly<Record<string, string>>,
  { own, common, mostCommon, shortestCommon = shortestWord }: Known,
): number {
  const kept = [...text].filter((character) => isLetterOrDigit.test(character) || character in alphabet);
  const plain = kept.map((character) => alphabet[character] ?? character);
  const costs = kept.map((character) => (isLetter.test(character) ? 1 : digitCost));
  const longest = Math.max(own.longest, common.longest);
  // least[n][i]: fewest left of the first i characters when n common words are removed.
  const least = Array.from({ length: mostCommon + 1 }, () => Array<number>(plain.length + 1).fill(Infinity));
  least[0]![0] = 0;
  for (let from = 0; from < plain.length; from += 1) {
    for (let used = 0; used <= mostCommon; used += 1) {
      const left = least[used]![from]!;
      if (left === Infinity) continue;
      reach(used, from + 1, left + costs[from]!);
      let word = '';
      for (let to = from + 1; to <= Math.min(plain.length, from + longest); to += 1) {
        word += plain[to - 1];
        if (own.words.has(word)) reach(used, to, left);
        if (to - from >= shortestCommon && common.words.has(word)) reach(used + 1, to, left);
      }
    }
  }
  const all = costs.reduce((sum, cost) => sum + cost, 0);
  const left = Math.min(...least.map((row) => row.at(-1)!));
  return left < all ? Math.floor(left) : Infinity;

  function reach(used: number, to: number, left: number): void {
    if (used <= mostCommon) least[used]![to] = Math.min(least[used]![to]!, left);
  }
}
