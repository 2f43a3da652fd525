import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import { FactRows } from '#app/sections/fact-rows.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import {
  type OwnSessionAnswers,
  type SessionAnswer,
  sessionConnection,
  sessionData,
  sessionMedium,
  type Work,
} from '#content/session-answers.ts';

/**
 * How a session works and what happens to what one says, from the settings. `own`: answers that differ for this
 * offering. `dataOnly`: for programmes without a session.
 * `work`: what the time that data is kept begins after.
 */
export function SessionFacts({
  own,
  dataOnly,
  work = 'session',
}: {
  own?: OwnSessionAnswers;
  dataOnly?: boolean;
  work?: Work;
}) {
  const { sessions: settings } = useContent().site;
  const words = useWords('sessions');
  const { how, data } = words;
  return (
    <div className="split session-facts">
      {!dataOnly && (
        <Answers
          title={how.title}
          answers={[
            { label: how.medium, text: own?.medium ?? sessionMedium(words, settings) },
            { label: how.device, text: how.deviceText },
            { label: how.connection, text: sessionConnection(words, settings) },
          ]}
        />
      )}
      <Answers
        title={data.title}
        answers={[
          ...sessionData(words, settings, useLanguage(), own, work),
          { label: data.leaveOut, text: data.leaveOutText },
          { label: data.deletion, text: data.deletionText },
          { label: data.companies, text: data.companiesText },
        ]}
      >
        <PageLink to="privacy">{data.privacyLink}</PageLink>
      </Answers>
    </div>
  );
}

function Answers({
  title,
  answers,
  children,
}: {
  title: string;
  answers: readonly SessionAnswer[];
  children?: ReactNode;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <FactRows rows={answers} />
      {children}
    </div>
  );
}
