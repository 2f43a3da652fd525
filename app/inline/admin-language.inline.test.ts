import { afterEach, expect, test, vi } from 'vitest';
import { awaitsLanguageClass } from '#domain/language/admin-language.ts';
import awaitLanguage from './admin-language.inline.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin(stored: string | null | Error, languages: readonly string[]): Set<string> {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  vi.stubGlobal('document', { documentElement: { classList } });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  });
  awaitLanguage();
  return classes;
}

test.each([
  [null, ['de-DE'], true],
  ['de', ['en-GB'], true],
  ['en', ['de-DE'], false],
  [null, ['en-GB'], false],
  [new Error('blocked'), ['de-DE'], true],
])('with %j chosen and a browser in %j the page waits: %j', (stored, languages, waits) => {
  vi.useFakeTimers();
  expect(begin(stored, languages).has(awaitsLanguageClass)).toBe(waits);
});

test('a page whose scripts do not come is shown all the same', () => {
  vi.useFakeTimers();
  const classes = begin(null, ['de-DE']);
  vi.advanceTimersByTime(3000);
  expect(classes.size).toBe(0);
});
