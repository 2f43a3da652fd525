import { expect, test } from 'vitest';
import { readSiteConfig } from './site-config.ts';

test('nothing set names nobody, no hours and no reply time', () => {
  expect(readSiteConfig({})).toMatchObject({
    team: { de: [], en: [] },
    contactHours: null,
    replyWorkingDays: null,
  });
});

test('a team has a name and a role each, and one language stands in for another', () => {
  const { team } = readSiteConfig({ TEAM_DE: 'Ada Muster | Gründerin; Ben Muster|Coach' });
  expect(team.de).toEqual([
    { name: 'Ada Muster', role: 'Gründerin' },
    { name: 'Ben Muster', role: 'Coach' },
  ]);
  expect(team.en).toEqual(team.de);
});

test('hours have days, times and a time zone', () => {
  expect(readSiteConfig({ CONTACT_HOURS: 'Fr 9–12 und 13–17 Uhr' }).contactHours).toMatchObject({
    week: {
      thu: [],
      fri: [
        { from: '09:00', until: '12:00' },
        { from: '13:00', until: '17:00' },
      ],
    },
    timeZone: 'America/Santo_Domingo',
  });
});

test.each([
  ['TEAM', 'Ada Muster'],
  ['TEAM', 'Ada | Founder;'],
  ['CONTACT_HOURS', 'weekdays, nine to five'],
  ['CONTACT_HOURS', 'mon-fri 09:00-25:00'],
  ['CONTACT_TIME_ZONE', 'Puerto Plata'],
  ['REPLY_WORKING_DAYS', '0'],
])('%s refuses %j', (name, value) => {
  expect(() => readSiteConfig({ [name]: value })).toThrow(`${name} expects`);
});
