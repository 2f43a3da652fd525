import { expect, test } from 'vitest';
import { pageAt, pathOf } from './page.ts';

test.each([
  ['/', 'home', 'de'],
  ['/en', 'home', 'en'],
  ['/nova', 'nova', 'de'],
  ['/en/solutions/nova', 'nova', 'en'],
  ['/home', 'platform', 'de'],
  ['/en/sophie-comparison', 'sophie-compare', 'en'],
  ['/solutions/fuel', 'fuel', 'de'],
  ['/integrated-solutions', 'integrated-solutions', 'de'],
  ['/master-wu', 'master-wu', 'de'],
] as const)('%s shows %s in %s', (path, id, language) => {
  const placed = pageAt(path);
  expect([placed.page?.id, placed.language]).toEqual([id, language]);
});

test.each([
  ['/gibt-es-nicht', 'de'],
  ['/en/nothing', 'en'],
  ['/english', 'de'],
] as const)('%s leads nowhere, in %s', (path, language) => {
  expect(pageAt(path)).toEqual({ page: null, language });
});

test('links name the canonical path in the language', () => {
  expect([pathOf('home', 'en'), pathOf('nova', 'en'), pathOf('master-wu', 'de')]).toEqual([
    '/en',
    '/en/nova',
    '/solutions/master-wu',
  ]);
});
