import * as z from 'zod/mini';
import { defaultLanguage, languageRules, perLanguage } from '#domain/language/languages.ts';
import { type LegalEntry, type LegalFactId, legalVariables } from './legal-variables.ts';
import type { VariableNote } from './variable-note.ts';
import {
  inAnyLanguage,
  type Localized,
  oneLine,
  same,
  typedAs,
  type Variables,
  variableNames,
  wholeNumber,
} from './variables.ts';

export const day = typedAs(z.iso.date('a date such as 2026-11-21'), { kind: 'day' });

const schemas = {
  words: oneLine,
  day,
  dayCount: typedAs(z.pipe(wholeNumber(1, 3650), z.transform(String)), {
    kind: 'number',
    from: 1,
    to: 3650,
  }),
};

export type LegalFact = Localized & {
  /** `missing`: required but not set, so the words mark the place (LAW-01: never invented). */
  readonly state: 'given' | 'default' | 'missing' | 'none';
};

export type Legal = Readonly<Record<LegalFactId, LegalFact>>;

/** Questions about data go to the contact address unless another is set. */
export function readLegal(variables: Variables, email: string): Legal {
  const facts = Object.fromEntries(
    Object.entries(legalVariables).map(([id, entry]) => [id, legalFact(variables, entry)]),
  ) as Record<LegalFactId, LegalFact>;
  const contact = facts.dataProtectionContact;
  const own: LegalFact = { state: 'default', ...same(email) };
  return { ...facts, dataProtectionContact: contact.state === 'missing' ? own : contact };
}

function legalFact(variables: Variables, entry: LegalEntry): LegalFact {
  const { variable, kind, fallback } = entry;
  const none: LegalFact = { state: 'none', ...same('') };
  if (kind === undefined && saysNone(variables, variable)) return none;
  const value = kind && variables.value<string>(variable, schemas[kind], '', noteOf(entry));
  const given = kind
    ? value && same(value)
    : inAnyLanguage(variables, variable, schemas.words, noteOf(entry));
  if (!given && fallback === 'none') return none;
  if (!given && fallback === undefined) return { state: 'missing', ...same('') };
  const text = given || (fallback as Localized);
  return { state: given ? 'given' : 'default', ...(kind === 'day' ? dayInWords(text) : text) };
}

function noteOf({ sets, example, fallback, level = 'must', group = 'law', unset }: LegalEntry): VariableNote {
  const otherwise = fallback === 'none' ? '`none`' : fallback ? fallback.en : 'the page marks the gap';
  return { group, level, sets, example, unset: unset ?? otherwise };
}

/** In one language for both, or in both. */
function saysNone({ raw }: Variables, variable: string): boolean {
  const given = variableNames(variable)
    .map(raw)
    .filter((text) => text !== undefined);
  return given.length > 0 && given.every((text) => text.toLowerCase() === 'none');
}

/** Undefined if not given. The figure is the same in every language. */
export function backupDays({ retentionBackupDays }: Legal): number | undefined {
  return Number(retentionBackupDays[defaultLanguage]) || undefined;
}

function dayInWords(iso: Localized): Localized {
  return perLanguage((language) =>
    new Intl.DateTimeFormat(languageRules[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso[language]),
    ),
  );
}
