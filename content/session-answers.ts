import type { SessionSettings } from '#config/sessions.ts';
import type { SiteConfig } from '#config/site-config.ts';
import { type Language, languageRules } from '#domain/languages.ts';
import { unmarked } from './marks/marks.ts';
import type { NamespaceWords } from './words.ts';

type SessionWords = NamespaceWords<'sessions'>;

export type SessionAnswer = { readonly label: string; readonly text: string };

/** What an offering answers itself, because it differs from the other sessions. */
export type OwnSessionAnswers = { readonly medium?: string; readonly readers?: string };

/** How a session works; a setting that is missing gives the sentence that is true without it. */
export function sessionMedium({ told, untold }: SessionWords, { medium }: SessionSettings): string {
  return medium === undefined ? untold.medium : told.medium[medium];
}

export function sessionConnection({ told, untold }: SessionWords, { resumes }: SessionSettings): string {
  return resumes ? told.connection : untold.connection;
}

/** What happens to what customers say; all missing settings together are one sentence. */
export function sessionData(
  { told, untold, data }: SessionWords,
  settings: SessionSettings,
  language: Language,
  own: OwnSessionAnswers = {},
): readonly SessionAnswer[] {
  const { place, model, retentionDays: days, training, readers } = settings;
  const texts = {
    place: { label: told.place, text: place?.[language] },
    model: { label: told.model, text: model?.[language] },
    retention: {
      label: told.retention.label,
      text: days && told.retention.days.replace('{{days}}', String(days)),
    },
    training: { label: told.training.label, text: training && told.training[training] },
    readers: { label: told.readers.label, text: own.readers ?? (readers && told.readers[readers]) },
  };
  if (days === 0) texts.retention.text = told.retention.none;
  const answers = Object.values(texts).flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const topics = Object.entries(texts)
    .filter(([, { text }]) => !text)
    .map(([id]) => untold.topics[id as keyof typeof texts]);
  if (topics.length === 0) return answers;
  // The clock's English is British: no comma before the last topic.
  const list = new Intl.ListFormat(languageRules[language].clockLocale).format(topics);
  return [...answers, { label: data.beforehand, text: untold.rest.replace('{{topics}}', list) }];
}

/** For sentences elsewhere, so that questions and privacy notice say the same. */
export function sessionFacts(
  { sessions, email }: SiteConfig,
  words: SessionWords,
  language: Language,
): Readonly<Record<'sessionMedium' | 'sessionData', string>> {
  const data = sessionData(words, sessions, language).map(({ label, text }) =>
    /[.!?]$/.test(unmarked(text)) ? text : `${label}: ${text}.`,
  );
  return {
    sessionMedium: sessionMedium(words, sessions).replaceAll('{{email}}', email),
    sessionData: data.join(' ').replaceAll('{{email}}', email),
  };
}
