import type { Quote } from '#domain/api/assistant.ts';
import type { SearchResult } from '#domain/api/search.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import { sentencesIn } from '#domain/search/sentences.ts';
import { resultOf, searchAnswer } from '#server/search/search-answer.ts';
import { type Found, leastCoverage, type SearchIndex } from '#server/search/search-index.ts';
import type { Choose } from './model.ts';

const mostQuotes = 3;
const mostPerQuote = 2;
/** For the model to choose from. */
const mostSections = 8;
const mostSentences = 20;

/**
 * Up to three sections that answer the question, each with one or two of its sentences, word for word; none if nothing fits. The
 * index decides what fits. A model may choose among that, or name other words to search for (docs/decisions/0017).
 */
export async function quotesFor(
  index: SearchIndex,
  question: string,
  choose?: Choose | undefined,
): Promise<readonly Quote[]> {
  const found = quotesOfIndex(index, question);
  if (!choose) return found;
  const candidates = candidatesFor(index, question);
  const choice = await choose(question, candidates.map(inList));
  if (!choice) return found;
  const chosen = quotesOf(candidates, choice.sentences);
  if (chosen.length > 0) return chosen;
  return found.length > 0 ? found : quotesOfIndex(index, choice.search.join(' '));
}

function quotesOfIndex(index: SearchIndex, question: string): Quote[] {
  const { isFitting, results } = searchAnswer(index, question);
  if (!isFitting) return [];
  const quotes = results.map((result) => quoteOf(result, result.sentence.map(({ text }) => text).join('')));
  // Pages say some things alike below headings of their own.
  const isFirst = ({ sentence }: Quote, place: number) =>
    quotes.findIndex((other) => other.sentence === sentence) === place;
  return quotes.filter(isFirst).slice(0, mostQuotes);
}

/** A sentence and its place among those of its section. */
type Candidate = { readonly found: Found; readonly sentence: string; readonly place: number };

/** Sentences of the sections that fit best; of sections that several pages show, once. */
function candidatesFor(index: SearchIndex, question: string): Candidate[] {
  const fitting = index.search(question).filter(({ coverage }) => coverage >= leastCoverage);
  return [...Map.groupBy(fitting, ({ section }) => section.heading).values()]
    .slice(0, mostSections)
    .flatMap(([found]) =>
      sentencesOf(found!)
        .slice(0, mostSentences)
        .map((sentence, place) => ({ found: found!, sentence, place })),
    );
}

function sentencesOf({ section: { path, blocks } }: Found): string[] {
  return blocks.flatMap((block) => sentencesIn(block, languageOfPath(path)));
}

function inList({ found: { section }, sentence }: Candidate): string {
  return `[${[section.pageName, ...section.above, section.heading].join(' › ')}] ${sentence}`;
}

/** `numbers` count from 1; those of no candidate are ignored. */
function quotesOf(candidates: readonly Candidate[], numbers: readonly number[]): Quote[] {
  const chosen = [...new Set(numbers)].flatMap((number) => candidates[number - 1] ?? []);
  return [...Map.groupBy(chosen, ({ found }) => found)].slice(0, mostQuotes).map(([found, own]) => {
    const [first, second] = own.slice(0, mostPerQuote).toSorted((one, other) => one.place - other.place);
    const between = second && second.place - first!.place > 1 ? ' … ' : ' ';
    return quoteOf(resultOf([found]), second ? first!.sentence + between + second.sentence : first!.sentence);
  });
}

function quoteOf({ heading, above, href, figure }: SearchResult, sentence: string): Quote {
  return { sentence, heading, above, href, ...(figure && { figure }) };
}
