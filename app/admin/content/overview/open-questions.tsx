import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentPath } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { placeOf } from '#app/admin/content/field-place.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import type { AskedAgain, OpenQuestion, OpenQuestions } from '#domain/api/questions.ts';
import type { SearchResult } from '#domain/api/search.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languageName } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { headingPlace } from './heading-place.ts';

const path = '/api/admin/questions';

export function useOpenQuestions() {
  return useQuery<OpenQuestions>({ queryKey: [path], staleTime: 0 });
}

/** What visitors asked in vain, with what the site answers by now. */
export function QuestionList({ questions }: OpenQuestions) {
  const texts = useWords(contentWords).content.questions;
  if (questions.length === 0) return <EmptyState {...texts.empty} />;
  return (
    <ul className="card rows">
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </ul>
  );
}

function Question({ question }: { question: OpenQuestion }) {
  const { language: ownLanguage } = useAdmin();
  const texts = useWords(contentWords).content.questions;
  const [isAsked, setIsAsked] = useState(false);
  const { id, language, text, words, count, lastAskedAt } = question;
  const done = useAct({
    send: async () => await sendChange('DELETE', `${path}/${id}`),
    done: () => texts.removed,
    failed: 'toast',
    refetch: [[path]],
  });
  const facts = [
    fill(plural(texts, 'asked', count, ownLanguage), { count }),
    languageName(language, ownLanguage),
    fill(texts.last, { time: momentText(ownLanguage, lastAskedAt) }),
  ];
  return (
    <li className="lines">
      <div className="bar">
        <div className="lines">
          <p lang={language} dir="auto">
            {words.map((part, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
              part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
            )}
          </p>
          <p className="small muted">{facts.join(' · ')}</p>
        </div>
        <div className="row">
          <Button aria-label={`${texts.again}: ${text}`} onClick={() => setIsAsked(true)}>
            {texts.again}
          </Button>
          <Button
            aria-label={`${texts.done}: ${text}`}
            isDisabled={done.isRunning}
            onClick={() => done.run()}
          >
            {texts.done}
          </Button>
        </div>
      </div>
      {isAsked && <Answer question={question} />}
    </li>
  );
}

function Answer({ question }: { question: OpenQuestion }) {
  const texts = useWords(contentWords).content.questions;
  const answer = useQuery<AskedAgain>({
    queryKey: [`${path}/${question.id}/answer`],
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={answer}>
      {({ isFitting, results }) => (
        <div className="box group" role="status">
          <p>{results.length === 0 ? texts.nothing : isFitting ? texts.fits : texts.near}</p>
          <ul className="rows">
            {results.map((result) => (
              <Section key={result.href} question={question} result={result} />
            ))}
          </ul>
          <p className="caption muted">{texts.live}</p>
        </div>
      )}
    </Loaded>
  );
}

type SectionProps = { question: OpenQuestion; result: SearchResult };

/** A section of the site, to note the question beside it or to write the missing sentence. */
function Section({ question: { language, text }, result }: SectionProps) {
  const { pagePaths } = useAdmin();
  const texts = useWords(contentWords).content.questions;
  const area = useContentArea();
  const { href, above, heading, sentence } = result;
  const [address = ''] = href.split(/[?#]/);
  const [page] = Object.entries(pagePaths).find(([, at]) => at && pathIn(language, at) === address) ?? [];
  const place = headingPlace(area, { page, language, heading });
  const asks = place?.asks;
  const note = asks === undefined ? '' : String(area.editor.shown(asks)?.value ?? '');
  const name = [...new Set([...above, heading])].join(' · ');

  function add(id: string) {
    area.editor.set(id, { to: 'value', value: [note, text].filter(Boolean).join(', ') });
    area.announce(texts.added);
  }

  return (
    <li className="lines start">
      <a className="text-act" href={href} target="_blank" rel="noreferrer" lang={language}>
        {name}
      </a>
      <p className="small" lang={language}>
        {sentence.map((part) => part.text).join('')}
      </p>
      <div className="row">
        {asks !== undefined &&
          (note.includes(text) ? (
            <span className="small muted">{texts.added}</span>
          ) : (
            <Button aria-label={`${texts.add}: ${name}`} onClick={() => add(asks)}>
              {texts.add}
            </Button>
          ))}
        {place && (
          <Link
            className="text-act"
            aria-label={`${texts.edit}: ${name}`}
            to={contentPath({ page: placeOf(place.id).page, field: placeOf(place.id).field })}
          >
            {texts.edit}
          </Link>
        )}
      </div>
    </li>
  );
}
