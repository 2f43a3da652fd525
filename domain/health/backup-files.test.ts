import { expect, test } from 'vitest';
import { dayMs } from '#domain/language/durations.ts';
import { backupName, backupTime, lastDue, outdatedBackups } from './backup-files.ts';

test('due is the last moment of that time of day that has passed', () => {
  expect(lastDue(new Date('2026-11-23T02:30:00Z'), '02:30')).toEqual(new Date('2026-11-23T02:30:00Z'));
  expect(lastDue(new Date('2026-11-23T02:29:59Z'), '02:30')).toEqual(new Date('2026-11-22T02:30:00Z'));
  expect(lastDue(new Date('2027-01-01T00:10:00Z'), '23:05')).toEqual(new Date('2026-12-31T23:05:00Z'));
});

test('the name tells the time, and other files have none', () => {
  const made = new Date('2026-11-23T02:30:07.123Z');
  expect(backupName(made, 'dump.age')).toBe('site-2026-11-23T023007Z.dump.age');
  expect(backupTime('site-2026-11-23T023007Z.dump.age')).toEqual(new Date('2026-11-23T02:30:07Z'));
  for (const name of ['site.sqlite', 'site-2026-11-23T023007Z.txt', '.site-2026-11-23T023007Z.dump.x.part'])
    expect(backupTime(name)).toBeUndefined();
});

/** What is left when a backup was made and the rule applied every day of two years. */
function keptAfterTwoYears(atMostDays?: number): Date[] {
  let names = ['letter.txt'];
  const first = Date.parse('2025-01-01T02:30:00Z');
  for (let day = 0; day < 730; day += 1) {
    const now = new Date(first + day * dayMs);
    names.push(backupName(now, 'sqlite'));
    const outdated = new Set(outdatedBackups(names, now, atMostDays));
    names = names.filter((name) => !outdated.has(name));
  }
  expect(names[0]).toBe('letter.txt');
  return names.slice(1).map((name) => backupTime(name)!);
}

test('seven days, four weeks and twelve months are left, each with its newest, and no other file is touched', () => {
  const kept = keptAfterTwoYears().map((time) => time.toISOString().slice(0, 10));
  expect(kept).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ]);
});

test('from before an update, the newest of each day stays beside the newest of the day', () => {
  const names = [
    'site-2026-11-23T100000Z.before-update.sqlite.age',
    'site-2026-11-23T110000Z.before-update.sqlite.age',
    'site-2026-11-23T120000Z.sqlite.age',
  ];
  expect(outdatedBackups(names, new Date('2026-11-23T12:00:00Z'))).toEqual([names[0]]);
});

test('nothing is older than the privacy notice promises', () => {
  const end = Date.parse('2026-12-31T02:30:00Z');
  const ages = keptAfterTwoYears(30).map((time) => (end - time.getTime()) / dayMs);
  expect(Math.max(...ages)).toBeLessThanOrEqual(30);
});

test('the newest stays, however old it is', () => {
  const names = ['site-2020-01-01T023000Z.sqlite', 'site-2020-01-02T023000Z.sqlite'];
  expect(outdatedBackups(names, new Date('2026-01-01T00:00:00Z'), 30)).toEqual([names[0]]);
});

test('one of the future, of a clock that was ahead, takes the place of no other', () => {
  const names = ['site-2026-01-01T023000Z.sqlite', 'site-2027-03-01T023000Z.sqlite'];
  expect(outdatedBackups(names, new Date('2026-01-31T00:00:00Z'), 20)).toEqual([]);
});
