import { choice, inAnyLanguage, oneLine, onOrOff, type Variables, wholeNumber } from './variables.ts';

export const sessionMedia = ['text', 'voice', 'both'] as const;
export const sessionTrainings = ['never', 'consent'] as const;
export const sessionReaders = ['nobody', 'request', 'team'] as const;

type SessionMedium = (typeof sessionMedia)[number];
type SessionTraining = (typeof sessionTrainings)[number];
type SessionReader = (typeof sessionReaders)[number];

/** What customers ask before a session with an AI system. Unset: pages say that we tell them in writing before they book. */
export type SessionSettings = ReturnType<typeof readSessions>;

export const sessionVariables = {
  medium: 'SESSION_MEDIUM',
  place: 'SESSION_PLACE',
  model: 'SESSION_MODEL',
  retentionDays: 'SESSION_RETENTION_DAYS',
  training: 'SESSION_TRAINING',
  readers: 'SESSION_READERS',
} as const;

export function readSessions(variables: Variables) {
  const { value } = variables;
  return {
    medium: value<SessionMedium | undefined>(sessionVariables.medium, choice(sessionMedia), undefined),
    /** Whether a session that broke off goes on where it stopped. */
    resumes: value('SESSION_RESUMES', onOrOff, false),
    place: inAnyLanguage(variables, sessionVariables.place, oneLine),
    /** Model and its provider. */
    model: inAnyLanguage(variables, sessionVariables.model, oneLine),
    /** 0: nothing is kept after the session. */
    retentionDays: value<number | undefined>(sessionVariables.retentionDays, wholeNumber(0, 3650), undefined),
    training: value<SessionTraining | undefined>(
      sessionVariables.training,
      choice(sessionTrainings),
      undefined,
    ),
    readers: value<SessionReader | undefined>(sessionVariables.readers, choice(sessionReaders), undefined),
  } as const;
}
