import type { MarkedText, SearchAnswer, SearchResult } from '#domain/api/search.ts';
import { longestQuery } from '#domain/api/search.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import { cleanLine } from '#domain/language/clean-text.ts';
import { isStopWord, placedWords } from '#domain/search/analysis.ts';
import { sentencesIn } from '#domain/search/sentences.ts';
import { type Found, leastCoverage, type SearchIndex } from './search-index.ts';

const mostResults = 10;
const mostNear = 3;

/** A result has at least this share of the best one's score. */
const leastScore = 0.2;

/** The sections that answer a question best; the same section of several pages is one result. */
export function searchAnswer(index: SearchIndex, asked: string): SearchAnswer {
  const query = cleanLine(asked.slice(0, longestQuery + 1));
  const isTooLong = query.length > longestQuery;
  if (isTooLong) return { query: query.slice(0, longestQuery), isTooLong, isFitting: false, results: [] };
  const found = index.search(query);
  const fitting = found.filter(
    ({ coverage, score }) => coverage >= leastCoverage && score >= leastScore * found[0]!.score,
  );
  const isFitting = fitting.length > 0;
  const alike = [...Map.groupBy(isFitting ? fitting : found, ({ section }) => section.heading).values()];
  const results = alike.slice(0, isFitting ? mostResults : mostNear).map(resultOf);
  return { query, isTooLong, isFitting, results };
}

/** The entry of a list for a section; `others` are the same section of other pages. */
export function resultOf([best, ...others]: readonly Found[]): SearchResult {
  const { section, terms } = best!;
  const also = others.filter((other) => other.section.path !== section.path).map((other) => other.section);
  const figure = figureIn(section.blocks);
  return {
    href: hrefOf(section),
    above: section.kind === 'page' ? [section.pageName] : [section.pageName, ...section.above],
    heading: section.heading,
    sentence: marked(bestSentences(best!)[0] ?? '', terms),
    ...(figure && { figure }),
    also: [
      ...new Map(also.map((other) => [other.path, { name: other.pageName, href: hrefOf(other) }])).values(),
    ],
  };
}

function hrefOf({ path, place }: Found['section']): string {
  return place ? `${path}?found#${place}` : path;
}

const wordsAround = 140;

/** The sentences of a section that have most of the found words, in the order of the section if they have as many. */
export function bestSentences({ section, terms }: Found, most = 1): string[] {
  const language = languageOfPath(section.path);
  const sentences = section.blocks.flatMap((block) => {
    const inBlock = sentencesIn(block, language);
    // A short one says little without the next.
    return inBlock.map((sentence, place) => {
      const next = inBlock[place + 1] ?? '';
      return sentence.length + next.length < wordsAround ? `${sentence} ${next}`.trim() : sentence;
    });
  });
  const count = (sentence: string) =>
    new Set(placedWords(sentence).flatMap(({ word }) => matching(word, terms) ?? [])).size;
  return sentences
    .map((sentence) => ({ sentence, found: count(sentence) }))
    .toSorted((one, other) => other.found - one.found)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}

/** A question in which the words that the site does not have are marked. */
export function unknownWords(index: SearchIndex, question: string): MarkedText {
  return withMarks(question, (word) => !isStopWord(word) && !index.knows(word));
}

const shortestPart = 5;

/** The term that a word is or has in it. */
function matching(word: string, terms: ReadonlySet<string>): string | undefined {
  if (terms.has(word)) return word;
  return [...terms].find((term) => term.length >= shortestPart && word.includes(term));
}

/** Whole words are marked, on the text as it is written. */
export function marked(sentence: string, terms: ReadonlySet<string>): MarkedText {
  return withMarks(sentence, (word) => matching(word, terms) !== undefined);
}

function withMarks(sentence: string, isMarked: (word: string) => boolean): MarkedText {
  const parts: { text: string; isFound: boolean }[] = [];
  let end = 0;
  for (const { word, start, end: next } of placedWords(sentence)) {
    if (!isMarked(word)) continue;
    if (start > end) parts.push({ text: sentence.slice(end, start), isFound: false });
    parts.push({ text: sentence.slice(start, next), isFound: true });
    end = next;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), isFound: false });
  return parts;
}

/** At the beginning of a short paragraph: elsewhere it is part of a sentence. */
const price = /^(?:(?:ab|from) )?(?:[€$]\s?\d[\d.,]*|\d[\d.,]*\s?[€$])/;
const duration = /^\d+(?:[.,]\d+)? (?:Minuten|Stunden?|Tage|minutes|hours?|days)(?![\p{L}])/u;
const longestFigure = 120;

function figureIn(blocks: readonly string[]): string | undefined {
  const short = blocks.filter(({ length }) => length <= longestFigure);
  const find = (pattern: RegExp) => short.map((block) => pattern.exec(block)?.[0]).find(Boolean);
  return [find(price), find(duration)].filter(Boolean).join(' · ') || undefined;
}
