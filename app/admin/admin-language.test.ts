import { expect, test } from 'vitest';
import { ofBrowser } from './admin-language.ts';

test.each([
  [['de-DE', 'de', 'en'], 'de'],
  [['de-AT'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['fr-FR', 'it'], undefined],
  [[], undefined],
])('a browser that prefers %j speaks %s', (tags, language) => {
  expect(ofBrowser(tags)).toBe(language);
});
