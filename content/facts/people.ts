import * as z from 'zod/mini';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { isTimeZone, readersZone, type Week } from '#domain/site/contact-hours.ts';
import { readHours } from '#domain/site/read-hours.ts';
import { inAnyLanguage, typedAs, type Variables, wholeNumber } from './variables.ts';

export type TeamMember = { readonly name: string; readonly role: string };

const person = /^([^|;]+)\|([^|;]+)$/;

export const people = typedAs(
  z
    .string()
    .check(
      z.refine(
        (text) => text.length <= 2000 && text.split(';').every((one) => person.test(one)),
        'people as “name | role”, separated by semicolons',
      ),
    ),
  { kind: 'people', example: 'Ada Example | Founder; Ben Example | Coach' },
);

export const hours = typedAs(
  z
    .string()
    .check(z.refine((text) => readHours(text) !== undefined, 'days and times such as mon-fri 09:00-17:00')),
  { kind: 'hours', example: 'mon-fri 09:00-17:00' },
);

export const timeZone = typedAs(
  z.string().check(z.refine(isTimeZone, 'a time zone such as America/Santo_Domingo')),
  { kind: 'timeZone', example: 'America/Santo_Domingo' },
);

/** Who works here and when they answer. Nothing set: the pages say what is true without it. */
export function readPeople(variables: Variables) {
  const team = readTeam(variables);
  const week = readContactHours(variables);
  const zone = readTimeZone(variables);
  return {
    team,
    contactHours: week ? { week, timeZone: zone ?? officeZone } : null,
    /** Used for planned releases and the banner. */
    timeZone: zone ?? readersZone,
    /** Working days until a reply; null: as soon as possible (FORM-3). */
    replyWorkingDays: variables.value<number | null>('REPLY_WORKING_DAYS', wholeNumber(1, 30), null, {
      group: 'people',
      level: 'optional',
      sets: 'Working days within which your team replies to a message.',
      example: '2',
      unset: 'pages promise a reply as soon as possible',
    }),
  } as const;
}

function readTeam(variables: Variables): Readonly<Record<Language, readonly TeamMember[]>> {
  const team = inAnyLanguage(variables, 'TEAM', people, {
    group: 'people',
    level: 'optional',
    sets: 'People on the about page, each with a role.',
    example: 'Ada Example | Founder; Ben Example | Coach',
    unset: 'no team is shown',
  });
  return perLanguage((language) => peopleIn(team?.[language] ?? ''));
}

function peopleIn(text: string): TeamMember[] {
  return text
    .split(';')
    .map((one) => person.exec(one))
    .filter((found) => found !== null)
    .map(([, name = '', role = '']) => ({ name: name.trim(), role: role.trim() }));
}

const officeZone = 'America/Santo_Domingo';

function readTimeZone({ value }: Variables): string | undefined {
  return value<string | undefined>('CONTACT_TIME_ZONE', timeZone, undefined, {
    group: 'people',
    level: 'optional',
    sets: 'Time zone of your office: of its hours, which pages convert to Central European time, of planned releases and of the banner.',
    example: 'Europe/Berlin',
    unset: `office hours are those of ${officeZone}, releases and banner those of ${readersZone}`,
  });
}

function readContactHours({ value }: Variables): Week | undefined {
  const given = value<string>('CONTACT_HOURS', hours, '', {
    group: 'people',
    level: 'optional',
    sets: 'Office hours, in the time zone of your office.',
    example: 'mon-thu 09:00-12:00, 13:00-17:00; fri 09:00-12:00',
    unset: 'no hours are shown',
  });
  return readHours(given);
}
