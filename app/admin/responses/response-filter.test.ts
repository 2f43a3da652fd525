import { expect, test } from 'vitest';
import { queryOf } from '#app/admin/address-query.ts';
import { filterQuery, noFilter } from './response-filter.ts';

const now = new Date('2026-11-21T23:00:00.000Z');

test('no filter asks for everything', () => {
  expect(filterQuery(noFilter, now).toString()).toBe('');
});

test.each([
  ['last30', 'from=2026-10-23'],
  ['last90', 'from=2026-08-24'],
  ['thisYear', 'from=2026-01-01'],
] as const)('%s begins on the right day', (period, query) => {
  expect(filterQuery({ ...noFilter, period, from: '2020-01-01' }, now).toString()).toBe(query);
});

test('own dates may leave either end open', () => {
  const own = { ...noFilter, period: 'custom' } as const;
  expect(filterQuery({ ...own, from: '2026-01-02' }, now).toString()).toBe('from=2026-01-02');
  expect(filterQuery({ ...own, to: '2026-01-02' }, now).toString()).toBe('to=2026-01-02');
});

test('solution and language go along', () => {
  expect(filterQuery({ ...noFilter, solution: 'nova', language: 'de' }, now).toString()).toBe(
    'solution=nova&language=de',
  );
});

test('what is chosen stands in the address, and what is not does not', () => {
  expect(String(queryOf(noFilter))).toBe('');
  expect(String(queryOf({ ...noFilter, tag: 'Zitat', folder: 'done', comment: '1' }))).toBe(
    'tag=Zitat&folder=done&comment=1',
  );
  expect(String(filterQuery({ ...noFilter, q: 'grün', comment: '1', folder: 'done' }, now))).toBe(
    'q=gr%C3%BCn&withComment=1',
  );
});
