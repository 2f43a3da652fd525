import { expect, test } from 'vitest';
import { spokenLanguage } from './admin-language.ts';

test.each([
  [['de-DE', 'de', 'en'], 'de'],
  [['de-AT'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['fr-FR', 'it'], 'en'],
  [[], 'en'],
])('a browser that prefers %j meets %s', (preferred, language) => {
  expect(spokenLanguage(null, preferred)).toBe(language);
});

test('what was chosen counts more than the browser, what is no language does not', () => {
  expect(spokenLanguage('en', ['de-DE'])).toBe('en');
  expect(spokenLanguage('xx', ['de-DE'])).toBe('de');
});
