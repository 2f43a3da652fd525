import { expect, test } from 'vitest';
import { isBannerShown, nextTurnOf } from './banner.ts';
import { readSiteConfig } from './site-config.ts';

const banner = readSiteConfig({
  NOTICE_DE: 'Wir machen Betriebsferien.',
  NOTICE_LINK: '/demo',
  NOTICE_FROM: '2026-12-24T18:00',
  NOTICE_UNTIL: '2027-01-02 08:00',
}).banner!;

test('without words there is no notice', () => {
  expect(readSiteConfig({ NOTICE_LINK: '/demo' }).banner).toBeNull();
});

test('one language stands in for the other, and times are those of the site', () => {
  expect(banner).toEqual({
    text: { de: 'Wir machen Betriebsferien.', en: 'Wir machen Betriebsferien.' },
    link: '/demo',
    from: new Date('2026-12-24T18:00+01:00'),
    until: new Date('2027-01-02T08:00+01:00'),
  });
});

test('an office elsewhere keeps its own time', () => {
  const { banner: there } = readSiteConfig({
    NOTICE_DE: 'Wir machen Betriebsferien.',
    NOTICE_FROM: '2026-07-24T18:00',
    CONTACT_TIME_ZONE: 'America/Santo_Domingo',
  });
  expect(there!.from).toEqual(new Date('2026-07-24T18:00-04:00'));
});

test('it is shown from its first to its last moment', () => {
  const shownAt = (text: string) => isBannerShown(banner, new Date(`${text}+01:00`));
  expect(shownAt('2026-12-24T17:59')).toBe(false);
  expect(shownAt('2026-12-24T18:00')).toBe(true);
  expect(shownAt('2027-01-02T07:59')).toBe(true);
  expect(shownAt('2027-01-02T08:00')).toBe(false);
  expect(isBannerShown({ text: banner.text }, new Date())).toBe(true);
});

test('the next turn is the beginning, then the end, then none', () => {
  expect(nextTurnOf(banner, new Date('2026-12-01T00:00'))).toEqual(banner.from);
  expect(nextTurnOf(banner, new Date('2026-12-25T00:00'))).toEqual(banner.until);
  expect(nextTurnOf(banner, new Date('2027-02-01T00:00'))).toBeUndefined();
  expect(nextTurnOf(null, new Date())).toBeUndefined();
});

test.each([
  ['NOTICE_FROM', '2026-02-30T08:00'],
  ['NOTICE_UNTIL', 'tomorrow'],
  ['NOTICE_LINK', '//evil.example'],
  ['NOTICE_LINK', 'javascript:alert(1)'],
  ['NOTICE_DE', 'two\nlines'],
])('%s refuses %j', (name, value) => {
  expect(() => readSiteConfig({ [name]: value })).toThrow(`${name} expects`);
});
