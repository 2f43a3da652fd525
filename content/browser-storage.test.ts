import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { browserStorage } from './browser-storage.ts';
import { words } from './words.ts';

const root = join(import.meta.dirname, '..');

const sources = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(root, 'app', name), 'utf8') }));

test('the privacy notice names every key that the code keeps in a browser, and no other (LAW-25)', () => {
  const written = sources.flatMap(({ code }) => keysWrittenBy(code));
  expect([...new Set(written)].toSorted()).toEqual(Object.values(browserStorage).toSorted());
});

test('nothing is kept in a browser by other means', () => {
  const other =
    /\bsessionStorage\b|\bdocument\.cookie\b|\bcookieStore\b|\bindexedDB\b|\bcaches\.open\b|localStorage(\[|\.\w+\s*=[^=])/;
  expect(sources.filter(({ code }) => other.test(code)).map(({ name }) => name)).toEqual([]);
});

test.each(languages)(
  'the %s notice has a row for each of them, and one for each cookie of the sign-in',
  (language) => {
    const { rows } = words[language].privacy.sections.storage.table;
    expect(rows.map(({ id }) => id)).toEqual([...Object.keys(browserStorage), 'session', 'device']);
  },
);

function keysWrittenBy(code: string): string[] {
  return Array.from(code.matchAll(/localStorage\s*\.setItem\(\s*([^,]+),/g), ([, key]) =>
    textOfKey(key!.trim(), code),
  );
}

/** Resolves a literal, a constant of the file or an imported constant. */
function textOfKey(key: string, code: string): string {
  const literal = /^['"`]([^'"`]*)['"`]$/.exec(key)?.[1];
  if (literal !== undefined) return literal;
  const own = new RegExp(`const ${key}\\b[^=]*=\\s*['"]([^'"]*)['"]`).exec(code)?.[1];
  if (own !== undefined) return own;
  const imported = new RegExp(`import \\{[^}]*\\b${key}\\b[^}]*\\} from '#([^']+)'`).exec(code)?.[1];
  if (imported === undefined) throw new Error(`Where does the key ${key} come from?`);
  return textOfKey(key, readFileSync(join(root, imported), 'utf8'));
}
