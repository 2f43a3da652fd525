import * as z from 'zod/mini';
import { languages, perLanguage } from '#domain/languages.ts';
import { type Localized, oneLine, onOrOff, same, type Variables, wholeNumber } from './variables.ts';

export const sessionMedia = ['text', 'voice', 'both'] as const;
export const sessionTrainings = ['never', 'consent'] as const;
export const sessionReaders = ['nobody', 'request', 'team'] as const;

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

export function readSessions({ value, localized }: Variables) {
  const named = (name: string): Localized | undefined => {
    const given = localized(name, oneLine, same(''));
    const first = languages.map((language) => given[language]).find(Boolean);
    return first === undefined ? undefined : perLanguage((language) => given[language] || first);
  };
  return {
    medium: value(sessionVariables.medium, choice(sessionMedia), undefined),
    /** Whether a session that broke off goes on where it stopped. */
    resumes: value('SESSION_RESUMES', onOrOff, false),
    place: named(sessionVariables.place),
    /** Model and its provider. */
    model: named(sessionVariables.model),
    /** 0: nothing is kept after the session. */
    retentionDays: value(sessionVariables.retentionDays, z.optional(wholeNumber(0, 3650)), undefined),
    training: value(sessionVariables.training, choice(sessionTrainings), undefined),
    readers: value(sessionVariables.readers, choice(sessionReaders), undefined),
  } as const;
}

function choice<const T extends readonly string[]>(words: T): z.ZodMiniType<T[number] | undefined> {
  return z.optional(z.enum(words, words.join(', ').replace(/, (\w+)$/, ' or $1')));
}
