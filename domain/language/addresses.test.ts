import { expect, test } from 'vitest';
import { isAdminPath, languageOfPath, languageOfReferer, pathIn } from './addresses.ts';
import { languages } from './languages.ts';

test('a path of the table has an address in each language, and the home page one without a slash at its end', () => {
  expect(languages.map((language) => pathIn(language, '/nova'))).toEqual(['/nova', '/en/nova']);
  expect(languages.map((language) => pathIn(language, '/'))).toEqual(['/', '/en']);
});

test.each([
  ['/', 'de'],
  ['/nova', 'de'],
  ['/english', 'de'],
  ['/nova/en', 'de'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/nothing', 'en'],
] as const)('%s is in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/admin', true],
  ['/admin/colors', true],
  ['/administration', false],
  ['/en/admin', false],
  ['/', false],
] as const)('%s is in the admin area: %s', (path, isAdmin) => {
  expect(isAdminPath(path)).toBe(isAdmin);
});

test.each([
  ['https://site.example/en/support?x#y', 'en'],
  ['https://site.example/support', 'de'],
  ['https://site.example/?/en/', 'de'],
  ['/en/support', 'de'],
  [undefined, 'de'],
] as const)('a request from %s comes from a page in %s', (referer, language) => {
  expect(languageOfReferer(referer)).toBe(language);
});
