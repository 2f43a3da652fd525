import { expect, test } from 'vitest';
import { localIn, momentIn, mondayAtEight } from './zone-time.ts';

const zone = 'Europe/Berlin';

test.each([
  ['2026-11-30T08:00', '2026-11-30T07:00:00.000Z'],
  ['2026-07-06T08:00', '2026-07-06T06:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
])('%s in Berlin is %s', (local, moment) => {
  expect(momentIn(zone, local).toISOString()).toBe(moment);
  expect(localIn(zone, new Date(moment))).toBe(local);
});

test.each([
  ['2026-11-27T12:00:00Z', '2026-11-30T08:00'],
  ['2026-11-30T06:59:00Z', '2026-11-30T08:00'],
  ['2026-11-30T07:00:00Z', '2026-12-07T08:00'],
  ['2026-11-29T23:30:00Z', '2026-11-30T08:00'],
])('seen at %s, Monday at eight is %s', (now, local) => {
  expect(mondayAtEight(zone, new Date(now))).toBe(local);
});
