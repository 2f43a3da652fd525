import { type Language, languageRules } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SessionSettings } from './facts/sessions.ts';
import type { SiteConfig } from './facts/site-config.ts';
import type { NamespaceWords } from './words.ts';

type SessionWords = NamespaceWords<'sessions'>;

/** `sentence`: for running text, where label and text alone are none. */
export type SessionAnswer = { readonly label: string; readonly text: string; readonly sentence?: string };

/** What the answers are about: one session, a programme of weeks, or all that is sold. */
export type Work = keyof SessionWords['stated']['retention']['after'];

/** What an offering answers itself, because it differs from the other sessions. */
export type OwnSessionAnswers = { readonly medium?: string; readonly readers?: string };

/** How a session works; a setting that is missing gives the sentence that is true without it. */
export function sessionMedium({ stated, unstated }: SessionWords, { medium }: SessionSettings): string {
  return medium === undefined ? unstated.medium : stated.medium[medium];
}

export function sessionConnection({ stated, unstated }: SessionWords, { resumes }: SessionSettings): string {
  return resumes ? stated.connection : unstated.connection;
}

/** What happens to what customers say; all missing settings together are one sentence. */
export function sessionData(
  { stated, unstated, data }: SessionWords,
  settings: SessionSettings,
  language: Language,
  own: OwnSessionAnswers = {},
  work: Work = 'session',
): readonly SessionAnswer[] {
  const { place, model, retentionDays: days, training, readers } = settings;
  const kept = stated.retention.after[work];
  const named = ({ label, sentence }: SessionWords['stated']['place'], name?: string) => ({
    label,
    text: name,
    ...(name && { sentence: fill(sentence, { name }) }),
  });
  const texts: Record<
    keyof typeof unstated.topics,
    { label: string; text?: string | undefined; sentence?: string }
  > = {
    place: named(stated.place, place?.[language]),
    model: named(stated.model, model?.[language]),
    retention: {
      label: stated.retention.label,
      text: days === undefined ? undefined : days === 0 ? kept.none : fill(kept.days, { days }),
    },
    training: { label: stated.training.label, text: training && stated.training[training] },
    readers: { label: stated.readers.label, text: own.readers ?? (readers && stated.readers[readers]) },
  };
  const answers = Object.values(texts).flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));
  const topics = Object.entries(texts)
    .filter(([, { text }]) => !text)
    .map(([id]) => unstated.topics[id as keyof typeof texts]);
  if (topics.length === 0) return answers;
  // The clock's English is British: no comma before the last topic.
  const list = new Intl.ListFormat(languageRules[language].clockLocale).format(topics);
  return [...answers, { label: data.beforehand, text: fill(unstated.rest, { topics: list }) }];
}

/** For sentences elsewhere, so that questions and privacy notice say the same. */
export function sessionFacts(
  { sessions, email }: SiteConfig,
  words: SessionWords,
  language: Language,
): Readonly<Record<'sessionMedium' | 'sessionData' | 'allSessionData', string>> {
  const data = (work: Work) =>
    fill(
      sessionData(words, sessions, language, {}, work)
        .map(({ text, sentence }) => sentence ?? text)
        .join(' '),
      { email },
    );
  return {
    sessionMedium: fill(sessionMedium(words, sessions), { email }),
    sessionData: data('session'),
    allSessionData: data('all'),
  };
}
