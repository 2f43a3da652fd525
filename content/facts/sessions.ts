import type { VariableNote } from './variable-note.ts';
import { choice, inAnyLanguage, oneLine, onOrOff, type Variables, wholeNumber } from './variables.ts';

export const sessionMedia = ['text', 'voice', 'both'] as const;
export const sessionTrainings = ['never', 'consent'] as const;
export const sessionReaders = ['nobody', 'request', 'team'] as const;

type SessionMedium = (typeof sessionMedia)[number];
type SessionTraining = (typeof sessionTrainings)[number];
type SessionReader = (typeof sessionReaders)[number];

/** Answers to questions about AI sessions. Pages leave out those that are not set; `/ai-or-human` lists the questions. */
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
    medium: value<SessionMedium | undefined>(
      sessionVariables.medium,
      choice(sessionMedia),
      undefined,
      noteOf('Form of a session: typed, spoken, or both.', 'both'),
    ),
    /** Whether a session that broke off goes on where it stopped. */
    resumes: value('SESSION_RESUMES', onOrOff, false, {
      group: 'sessions',
      level: 'optional',
      sets: 'Says that an interrupted session continues where it stopped.',
      example: 'on',
    }),
    place: inAnyLanguage(
      variables,
      sessionVariables.place,
      oneLine,
      noteOf('Place in which session data is processed.', 'Deutschland'),
    ),
    /** Model and its provider. */
    model: inAnyLanguage(
      variables,
      sessionVariables.model,
      oneLine,
      noteOf('AI model of the sessions and its provider.', 'Example 4 (Example AI)'),
    ),
    /** 0: nothing is kept after the session. */
    retentionDays: value<number | undefined>(
      sessionVariables.retentionDays,
      wholeNumber(0, 3650),
      undefined,
      noteOf('Days until session data is deleted; 0 means that nothing is kept.', '30'),
    ),
    training: value<SessionTraining | undefined>(
      sessionVariables.training,
      choice(sessionTrainings),
      undefined,
      noteOf('Whether models are trained on sessions.', 'never'),
    ),
    readers: value<SessionReader | undefined>(
      sessionVariables.readers,
      choice(sessionReaders),
      undefined,
      noteOf('Who can read sessions.', 'request'),
    ),
  } as const;
}

function noteOf(sets: string, example: string): VariableNote {
  return { group: 'sessions', level: 'must', sets, example, unset: 'left out; customers can ask' };
}
