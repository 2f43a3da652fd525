import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import records from '#content/social-cards.json' with { type: 'json' };
import { type CardRecord, socialCardSet } from './social-card-set.ts';

const cards = socialCardSet();
const drawn: Readonly<Record<string, CardRecord | undefined>> = records;

test.each(cards)('the picture $key shows what the page says today', ({ key, record }) => {
  expect(
    drawn[key],
    'The picture is out of date: run `npm run social-cards` and commit public/social',
  ).toEqual(record);
  expect(existsSync(`public/social/${key}.png`), 'Run `npm run social-cards`').toBe(true);
});

test('no record is left of a page that is gone', () => {
  expect(Object.keys(records).toSorted()).toEqual(cards.map(({ key }) => key).toSorted());
});

test.each(cards)('the picture $key is a PNG of 1200 × 630 below 150 kB', ({ key }) => {
  const path = `public/social/${key}.png`;
  const head = readFileSync(path).subarray(0, 24);
  expect(head.toString('latin1', 1, 4)).toBe('PNG');
  expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(statSync(path).size).toBeLessThan(150_000);
});
