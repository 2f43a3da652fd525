import { describe, expect, test } from 'vitest';
import { hasAdverts, hasManyLinks, reasonsToSuspect, type SpamSign, textFingerprint } from './spam-score.ts';

const advertising = 'Buy backlinks https://a.example https://b.example for the best ranking of all';

describe('which signs put a submission aside', () => {
  test.each<[SpamSign[], boolean]>([
    [[], false],
    [['plain'], false],
    [['links'], false],
    [['repeated'], false],
    [['flood'], false],
    [['adverts'], false],
    [['blocked'], true],
    [['honeypot'], true],
    [['tooFast'], true],
    [['adverts', 'plain'], true],
    [['adverts', 'links'], true],
    [['plain', 'links'], true],
    [['plain', 'repeated'], true],
    [['plain', 'flood'], true],
    [['links', 'flood'], true],
  ])('%j: %s', (signs, isSuspected) => {
    expect(reasonsToSuspect(signs).length > 0).toBe(isSuspected);
  });

  test('the heaviest reasons come first', () => {
    expect(reasonsToSuspect(['plain', 'links', 'honeypot'])).toEqual(['honeypot', 'links', 'plain']);
  });
});

test.each([
  ['no address at all', false],
  ['see https://www.example.com/a', false],
  [advertising, true],
  ['WWW.a.example and http://b.example', true],
])('several web addresses in %j: %s', (text, expected) => {
  expect(hasManyLinks(text)).toBe(expected);
});

test.each([
  ['casino, crypto, viagra', true],
  ['Ihr Gewinnspiel: KRYPTOWÄHRUNG', true],
  ['Wir möchten im Casino-Viertel ein Büro eröffnen', true],
  ['Die Kreditoren und die Cryptologie', false],
  ['', false],
])('words of advertisements in %j: %s', (text, expected) => {
  expect(hasAdverts(text)).toBe(expected);
});

test('digits, case, accents and web addresses make no other text', () => {
  const fingerprint = textFingerprint(advertising);
  expect(fingerprint).toBeDefined();
  expect(textFingerprint('BUY báckliñks https://x.example/4711 for the best ranking 99 of all')).toBe(
    fingerprint,
  );
  expect(textFingerprint(advertising.replace('ranking', 'garden'))).not.toBe(fingerprint);
});

test('a short text has no fingerprint', () => {
  expect(textFingerprint('Bitte rufen Sie mich an.')).toBeUndefined();
});

// A1, B4: time must grow in proportion to the length.
test.each(['x', 'http://', 'www.', ' ', '\u0315\u0300', 'a:', 'http:// www.a'])(
  '256 KiB of %j are judged at once',
  (part) => {
    const text = part.repeat((256 * 1024) / part.length);
    const before = process.cpuUsage();
    hasManyLinks(text);
    textFingerprint(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  },
);
