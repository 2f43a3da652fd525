import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import {
  asksForPrice,
  compoundParts,
  faultsAllowed,
  indexedWords,
  isStopWord,
  sameMeaning,
  stem,
  typingFaults,
  words,
} from '#domain/search/analysis.ts';
import type { Section, SectionKind } from './sections.ts';

/**
 * How the search works. Each public page is cut at its headings into sections (`sections.ts`). A section has its own words, the names
 * above it, and a note of how visitors ask for it (`asks`), which no page shows. MiniSearch ranks one word at a time (BM25+); German
 * is handled before it (`domain/search/analysis.ts`): umlauts, ß and hyphens are folded, compounds are found by parts that are words
 * of the site itself, and only a word that the site does not have is taken for a typing fault. For each section the best reading of
 * each asked word counts, never the sum, and then how much of the question it covers. See docs/decisions/0015-search.md.
 */
export type SearchedSection = Section & {
  /** Name of the page, such as `NOVA`. */
  readonly pageName: string;
  /** Title of the page for search engines. */
  readonly pageTitle: string;
  /** How visitors ask for it; no page shows it. */
  readonly asks: string;
  readonly isLegal: boolean;
  /** Whether the page has the name of an offering. */
  readonly isOffering: boolean;
};

export type Found = {
  readonly section: SearchedSection;
  readonly score: number;
  /** Share of the question's weight that the section has, from 0 to 1. Rare words weigh more. */
  readonly coverage: number;
  /** Words of the index by which it was found. */
  readonly terms: ReadonlySet<string>;
};

export type SearchIndex = {
  readonly search: (query: string) => Found[];
  /** Whether the site has the word, a form of it, its parts or a word of the same meaning. */
  readonly knows: (word: string) => boolean;
  readonly size: number;
};

/** A section that covers less of a question does not answer it. */
export const leastCoverage = 0.6;

/** Further words of a question are ignored. */
export const mostWords = 16;

const fields = ['heading', 'above', 'text', 'asks', 'parts'] as const;
type Document = Readonly<Record<(typeof fields)[number], string>> & { readonly id: number };

const boost = { heading: 2.5, above: 0.8, text: 1, asks: 2.2, parts: 0.6 };

/** Weights of readings of an asked word. */
const readings = { whole: 1, beginning: 0.8, stem: 0.6, synonym: 0.8, parts: 0.7, fault: 0.8, end: 0.5 };

/** Shares of a word of which only a part is known. Its beginning says more of what it is about than its end. */
const shares = { head: 0.6, tail: 0.4, stem: 0.8 };
const shortestEnd = 5;
const sharedHead = 7;
const coveragePower = 1;

const kindWeights: Readonly<Record<SectionKind, number>> = {
  page: 1.1,
  plan: 1.15,
  question: 1.15,
  plain: 1,
  example: 0.7,
  aside: 0.7,
};
const legalWeight = 0.8;
const namedPageWeight = 1.3;
const pricedWeight = 1.4;

const price = /[€$]\s?\d|\d\s?[€$]/;

/** Time for requests after so many sections. */
const sliceSize = 20;

/** Requests are answered in between. */
export async function createSearchIndex(sections: readonly SearchedSection[]): Promise<SearchIndex> {
  const index = new MiniSearch<Document>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  const documents: Omit<Document, 'parts'>[] = [];
  const vocabulary = new Set<string>();
  for (const [id, { heading, above, pageTitle, blocks, asks }] of sections.entries()) {
    const read = (...texts: readonly string[]) => {
      const found = texts.flatMap(indexedWords);
      for (const word of found) vocabulary.add(word);
      return found.join(' ');
    };
    documents.push({
      id,
      heading: read(heading),
      above: read(pageTitle, ...above),
      text: read(...blocks),
      asks: read(asks),
    });
    if (id % sliceSize === 0) await nextTurn();
  }
  const split = new Map<string, readonly string[]>();
  const partsOf = (word: string) => {
    const parts = split.get(word) ?? compoundParts(word, vocabulary);
    split.set(word, parts);
    return parts;
  };
  for (const document of documents) {
    const own = [document.heading, document.text, document.asks].join(' ').split(' ');
    index.add({ ...document, parts: own.flatMap(partsOf).join(' ') });
    if (document.id % sliceSize === 0) await nextTurn();
  }
  const namesOf = sections.map(
    ({ pageName, isOffering }) => new Set(isOffering ? indexedWords(pageName) : []),
  );
  const known = [...vocabulary];

  /** Best score and its terms for each section. */
  type Matches = Map<number, { score: number; share: number; terms: readonly string[] }>;

  function ask(term: string, weight: number, prefix = false): Matches {
    const found = index.search(term, { prefix, boost });
    return new Map(
      found.map(({ id, score, terms }) => [id as number, { score: score * weight, share: 1, terms }]),
    );
  }

  function withShare(found: Matches, share: number): Matches {
    return new Map([...found].map(([id, one]) => [id, { ...one, share }]));
  }

  /** Sections that have the word in some reading, and how many have it in the most literal one. */
  function read(word: string): { readonly matches: Matches; readonly frequency: number } {
    const isKnown = vocabulary.has(word);
    const beginnings = !isKnown && word.length >= 3 && known.some((one) => one.startsWith(word));
    const found: Matches[] = [];
    if (isKnown) found.push(ask(word, readings.whole));
    if (word.length >= 3 && (isKnown || beginnings)) found.push(ask(word, readings.beginning, true));
    found.push(...sameMeaning(word).map((other) => ask(other, readings.synonym)));
    const beginning = stem(word);
    if (beginning) found.push(withShare(ask(beginning, readings.stem, true), shares.stem));
    if (isKnown || beginnings) return best([...found, ...together(partsOf(word))]);
    const meant = nearest(word);
    if (meant.length > 0) return best([...found, ...meant.map((other) => ask(other, readings.fault))]);
    const parts = partsOf(word);
    return best([...found, ...(parts.length > 0 ? together(parts) : ends(word))]);
  }

  /** Words of the index with the fewest typing faults. */
  function nearest(word: string): readonly string[] {
    const most = faultsAllowed(word);
    if (most === 0) return [];
    let fewest = most;
    let found: string[] = [];
    for (const one of known) {
      const faults = typingFaults(word, one, fewest);
      if (faults > fewest) continue;
      if (faults < fewest) found = [];
      fewest = faults;
      found.push(one);
    }
    return found;
  }

  /** All parts of a compound; a section with some of them has its share. */
  function together(parts: readonly string[]): Matches[] {
    if (parts.length === 0) return [];
    const found = parts.map((part) => ask(part, readings.parts));
    const all: Matches = new Map();
    for (const id of new Set(found.flatMap((matches) => [...matches.keys()]))) {
      const own = found.flatMap((matches) => matches.get(id) ?? []);
      const share = own.length / parts.length;
      const score = (own.reduce((sum, one) => sum + one.score, 0) / own.length) * share;
      all.set(id, { score, share, terms: own.flatMap(({ terms }) => terms) });
    }
    return [all];
  }

  /** The longest known beginning or end of a word that is nowhere else, or else words that begin alike. */
  function ends(word: string): Matches[] {
    for (let length = word.length - 1; length >= shortestEnd; length -= 1) {
      const [head, tail] = [word.slice(0, length), word.slice(-length)];
      if (vocabulary.has(head)) return [withShare(ask(head, readings.end), shares.head)];
      if (vocabulary.has(tail)) return [withShare(ask(tail, readings.end), shares.tail)];
    }
    return word.length > sharedHead
      ? [withShare(ask(word.slice(0, sharedHead), readings.end, true), shares.head)]
      : [];
  }

  function best(all: readonly Matches[]): ReturnType<typeof read> {
    const found: Matches = new Map();
    for (const matches of all)
      for (const [id, match] of matches) {
        const before = found.get(id);
        found.set(
          id,
          before
            ? {
                score: Math.max(before.score, match.score),
                share: Math.max(before.share, match.share),
                terms: [...before.terms, ...match.terms],
              }
            : match,
        );
      }
    return { matches: found, frequency: all.find(({ size }) => size > 0)?.size ?? 0 };
  }

  return {
    size: sections.length,
    knows: (word) =>
      [word, ...sameMeaning(word)].some((one) => vocabulary.has(one)) ||
      known.some((one) => one.startsWith(stem(word) ?? word)) ||
      partsOf(word).length > 0,
    search(query) {
      const asked = [...new Set(words(query))].filter((word) => !isStopWord(word)).slice(0, mostWords);
      const found = asked.map((word) => {
        const { matches, frequency } = read(word);
        return { matches, weight: Math.log(1 + sections.length / Math.max(frequency, 1)) };
      });
      const whole = found.reduce((sum, { weight }) => sum + weight, 0);
      const isPriced = asked.some(asksForPrice);
      const ids = new Set(found.flatMap(({ matches }) => [...matches.keys()]));
      return [...ids]
        .map((id): Found => {
          const section = sections[id]!;
          let [score, covered] = [0, 0];
          const terms = new Set<string>();
          for (const { matches, weight } of found) {
            const match = matches.get(id);
            if (!match) continue;
            score += match.score;
            covered += weight * match.share;
            for (const term of match.terms) terms.add(term);
          }
          const coverage = covered / whole;
          score *= coverage ** coveragePower * kindWeights[section.kind];
          if (section.isLegal) score *= legalWeight;
          if (asked.some((word) => namesOf[id]!.has(word))) score *= namedPageWeight;
          if (isPriced && section.blocks.some((block) => price.test(block))) score *= pricedWeight;
          return { section, score, coverage, terms };
        })
        .toSorted((one, other) => other.score - one.score);
    },
  };
}
