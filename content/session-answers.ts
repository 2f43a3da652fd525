import { type Language, languageRules } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SessionSettings } from './facts/sessions.ts';
import type { SiteConfig } from './facts/site-config.ts';
import type { NamespaceWords } from './words.ts';

type SessionWords = NamespaceWords<'sessions'>;

type AnswerId = keyof SessionWords['unstated']['topics'] | 'connection';

/** `sentence`: for running text, where label and text alone are none. */
export type SessionAnswer = {
  readonly id: AnswerId;
  readonly label: string;
  readonly text: string;
  readonly sentence?: string;
};

/** What the answers are about: one session, a programme of weeks, or all that is sold. */
export type Work = keyof SessionWords['stated']['retention']['after'];

/** Replaces the answer of the settings where an offering differs. */
export type OwnSessionAnswers = { readonly medium?: string; readonly readers?: string };

/** The settings that are set, in the order of the topics. */
export function sessionAnswers(
  { stated }: SessionWords,
  settings: SessionSettings,
  language: Language,
  own: OwnSessionAnswers = {},
  work: Work = 'session',
): readonly SessionAnswer[] {
  const { medium, resumes, place, model, retentionDays: days, training, readers } = settings;
  const kept = stated.retention.after[work];
  const named = ({ sentence }: SessionWords['stated']['place'], name = '') => ({
    text: name,
    sentence: fill(sentence, { name }),
  });
  const texts: Record<AnswerId, { text: string; sentence?: string }> = {
    medium: { text: medium ? (own.medium ?? stated.medium[medium]) : '' },
    connection: { text: resumes ? stated.connection.resumes : '' },
    place: named(stated.place, place?.[language]),
    model: named(stated.model, model?.[language]),
    retention: { text: days === undefined ? '' : days === 0 ? kept.none : fill(kept.days, { days }) },
    training: { text: training ? stated.training[training] : '' },
    readers: { text: readers ? (own.readers ?? stated.readers[readers]) : '' },
  };
  return (Object.keys(texts) as AnswerId[])
    .map((id) => ({ id, label: stated[id].label, ...texts[id] }))
    .filter(({ text }) => text);
}

/** Returns the questions whose answers are not set, so that customers can ask them before they book. */
export function openTopics({ unstated }: SessionWords, settings: SessionSettings): readonly string[] {
  const topics: Record<keyof typeof unstated.topics, unknown> = {
    medium: settings.medium,
    place: settings.place,
    model: settings.model,
    retention: settings.retentionDays,
    training: settings.training,
    readers: settings.readers,
  };
  return (Object.keys(topics) as (keyof typeof topics)[])
    .filter((id) => topics[id] === undefined)
    .map((id) => unstated.topics[id]);
}

/** For sentences elsewhere, so that questions and privacy notice say the same. */
export function sessionFacts(
  { sessions, email }: SiteConfig,
  words: SessionWords,
  language: Language,
): Readonly<Record<'sessionMedium' | 'sessionData' | 'allSessionData', string>> {
  const topics = openTopics(words, sessions);
  // The clock's English is British: no comma before the last topic.
  const list = new Intl.ListFormat(languageRules[language].clockLocale).format(topics);
  const rest = topics.length > 0 ? [fill(words.unstated.rest, { topics: list, email })] : [];
  const data = (work: Work) =>
    sessionAnswers(words, sessions, language, {}, work)
      .filter(({ id }) => id !== 'medium' && id !== 'connection')
      .map(({ text, sentence }) => sentence ?? text)
      .concat(rest)
      .join(' ');
  return {
    sessionMedium: sessions.medium ? words.stated.medium[sessions.medium] : '',
    sessionData: data('session'),
    allSessionData: data('all'),
  };
}
