import * as z from 'zod/mini';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { type ContactHours, isTimeZone, weekdays } from '#domain/site/contact-hours.ts';
import { inAnyLanguage, typedAs, type Variables, wholeNumber } from './variables.ts';

export type TeamMember = { readonly name: string; readonly role: string };

const person = /^([^|;]+)\|([^|;]+)$/;

const people = typedAs(
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

const day = weekdays.join('|');
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const hoursPattern = new RegExp(`^(${day})-(${day}) (${time})-(${time})$`);

const hours = typedAs(z.string().check(z.regex(hoursPattern, 'days and times such as mon-fri 09:00-17:00')), {
  kind: 'hours',
  example: 'mon-fri 09:00-17:00',
});

const timeZone = typedAs(
  z.string().check(z.refine(isTimeZone, 'a time zone such as America/Santo_Domingo')),
  { kind: 'timeZone', example: 'America/Santo_Domingo' },
);

/** Who works here and when they answer. Nothing set: the pages say what is true without it. */
export function readPeople(variables: Variables) {
  return {
    team: readTeam(variables),
    contactHours: readHours(variables),
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

function readHours({ value }: Variables): ContactHours | null {
  const zone = value('CONTACT_TIME_ZONE', timeZone, 'America/Santo_Domingo', {
    group: 'people',
    level: 'optional',
    sets: 'Time zone of the office hours; pages convert them to Central European time.',
    example: 'Europe/Berlin',
  });
  const given = value<string>('CONTACT_HOURS', hours, '', {
    group: 'people',
    level: 'optional',
    sets: 'Office hours, in the time zone of your office.',
    example: 'mon-fri 09:00-17:00',
    unset: 'no hours are shown',
  });
  const found = hoursPattern.exec(given);
  if (!found) return null;
  const [, first, last, from, until] = found as unknown as [
    string,
    ContactHours['first'],
    ContactHours['last'],
    string,
    string,
  ];
  return { first, last, from, until, timeZone: zone };
}
