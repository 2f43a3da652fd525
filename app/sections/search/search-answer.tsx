import { createElement } from 'react';
import type { NamespaceWords } from '#content/content.ts';
import { longestQuery, type MarkedText, type SearchAnswer, type SearchResult } from '#domain/api/search.ts';
import type { Language } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Words = NamespaceWords<'search'>;

type Props = {
  answer: SearchAnswer;
  words: Words;
  language: Language;
  /** The support form. */
  supportPath: string;
};

/** Written into the page of the search for each question (server/pages/query-pages.ts). */
export function SearchAnswerPart({ answer, words, language, supportPath }: Props) {
  const { query, isTooLong, isFitting, results } = answer;
  if (isTooLong)
    return (
      <p className="search-count" role="status">
        {fill(words.tooLong, { max: longestQuery })}
      </p>
    );
  if (isFitting)
    return (
      <>
        <p className="search-count" role="status">
          {counted(words.found, 'count', results.length, language)}
        </p>
        <ResultList results={results} words={words} />
      </>
    );
  const { title, text, button, near } = words.none;
  return (
    <>
      <div className="search-none" role="status">
        <h2 className="h3">{title}</h2>
        <p>{text}</p>
        <a
          className="btn"
          href={`${supportPath}?${new URLSearchParams({ subject: 'search', question: query })}`}
        >
          {button}
        </a>
      </div>
      {results.length > 0 && (
        <>
          <p className="search-count">{near}</p>
          <ResultList results={results} words={words} />
        </>
      )}
    </>
  );
}

function ResultList({ results, words }: { results: readonly SearchResult[]; words: Words }) {
  return (
    <ol className="found">
      {results.map(({ href, above, heading, sentence, figure, also }) => (
        <li key={href}>
          <p className="found-above">{above.join(' › ')}</p>
          <h2>
            <a href={href}>{heading}</a>
          </h2>
          <Marked text={sentence} />
          {figure && <p className="found-figure num">{figure}</p>}
          {also.length > 0 && (
            <p className="found-also">
              {words.found.also}{' '}
              {also.map((other, index) => (
                <span key={other.href}>
                  {index > 0 && ', '}
                  <a href={other.href}>{other.name}</a>
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Its parts as children of their own, which need no keys. */
function Marked({ text }: { text: MarkedText }) {
  const parts = text.map(({ text: part, isFound }) => (isFound ? createElement('mark', null, part) : part));
  return createElement('p', null, ...parts);
}
