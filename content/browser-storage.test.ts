import { expect, test } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { browserStorage } from './browser-storage.ts';
import { words } from './words.ts';

test.each(languages)(
  'the %s privacy notice has a row for every entry in a browser, and one for each cookie of the sign-in (LAW-25)',
  (language) => {
    const { rows } = words[language].privacy.sections.storage.table;
    expect(rows.map(({ id }) => id)).toEqual([...Object.keys(browserStorage), 'session', 'device']);
  },
);
