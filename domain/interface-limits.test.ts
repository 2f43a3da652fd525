import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languages } from './languages.ts';
import { homeScrollRetriesMs, scrollRetriesMs } from './scroll-retries.ts';
import { toastLimits } from './toast-limits.ts';

test('one toast at a time, 5 s long, gone after 1,000,000 ms, swiped right by 50, reached with F8 (spec 1 §9)', () => {
  expect(toastLimits).toEqual({
    limit: 1,
    removalDelayMs: 1_000_000,
    durationMs: 5000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: 'F8',
  });
});

test('the page scrolls up again after 50, 250 and 500 ms, the home page after 50, 200 and 500 ms (spec 1 §2)', () => {
  expect(scrollRetriesMs).toEqual([50, 250, 500]);
  expect(homeScrollRetriesMs).toEqual([50, 200, 500]);
});

test('the languages are German and English, German by default (spec 1 §3)', () => {
  expect(languages).toEqual(['de', 'en']);
  expect(defaultLanguage).toBe('de');
  expect([isLanguage('en'), isLanguage('fr'), isLanguage(0)]).toEqual([true, false, false]);
});
