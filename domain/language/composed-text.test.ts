import { expect, test } from 'vitest';
import { emailInAscii } from '#domain/forms/email-address.ts';
import { composed } from './composed-text.ts';

test('letters and their marks become one, and words stay as they were written', () => {
  expect(composed('Mu\u0308ller')).toBe('Müller');
  expect(composed('ﬁne', 'NFKD')).toBe('fine');
  // Vietnamese, Tibetan and Hebrew stack marks, far below the limit.
  expect(composed('Việt Nam, བོད, שָׁלוֹם')).toBe('Việt Nam, བོད, שָׁלוֹם');
});

test('thirty marks on one letter stay together, more are parted and none is lost', () => {
  const marks = (count: number) => '\u0301'.repeat(count);
  expect(composed(`x${marks(30)}`)).toBe(`x${marks(30)}`);
  const parted = composed(`x${marks(70)}`);
  expect(parted.replaceAll('\u034F', '')).toBe(`x${marks(70)}`);
  expect(parted.split('\u034F').map((part) => part.length)).toEqual([31, 30, 10]);
});

// A1: half a megabyte of marks in the wrong order took half a minute (quadratic time).
test.each(['NFC', 'NFKD'] as const)(
  '%s of marks in the wrong order costs what their number costs',
  (form) => {
    const text = `a${'\u0315'.repeat(65_000)}${'\u0300'.repeat(65_000)}`;
    const before = process.cpuUsage();
    composed(text, form);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  },
);

test('a domain too long to be one is not brought into ASCII', () => {
  const before = process.cpuUsage();
  expect(emailInAscii(`a@ü${'\u0315'.repeat(65_000)}${'\u0300'.repeat(65_000)}.de`)).toBeUndefined();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  expect(emailInAscii('a@müller.de')).toBe('a@xn--mller-kva.de');
});
