import { afterEach, expect, test, vi } from 'vitest';
import type { SubmissionFailure } from '#app/submit-form.ts';
import { failureMessage } from './failure-message.ts';

const words = {
  errors: { tooLarge: 'zu lang', tooMany: '{{minutes}} Minuten', unavailable: 'gestört', offline: 'offline' },
  toast: { failure: { text: 'ein Fehler' } },
};

const failure = (changes: Partial<SubmissionFailure>): SubmissionFailure => ({
  ok: false,
  status: 500,
  errors: [],
  retryAfter: 0,
  ...changes,
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [413, 'zu lang'],
  [503, 'gestört'],
  [500, 'ein Fehler'],
  [403, 'ein Fehler'],
  [422, 'ein Fehler'],
  [0, 'ein Fehler'],
])('status %d without a refused field is told in the form', (status, text) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureMessage(words, failure({ status }))).toBe(text);
});

test('no answer without a connection is told as such', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureMessage(words, failure({ status: 0 }))).toBe('offline');
});

test('the time to wait is whole minutes, at least one', () => {
  expect(failureMessage(words, failure({ status: 429, retryAfter: 121 }))).toBe('3 Minuten');
  expect(failureMessage(words, failure({ status: 429 }))).toBe('1 Minuten');
});

test('refused fields say it themselves, and without a failure there is nothing to say', () => {
  const errors = [{ field: 'email', code: 'emailInvalid' }] as const;
  expect(failureMessage(words, failure({ status: 422, errors }))).toBeUndefined();
  expect(failureMessage(words, undefined)).toBeUndefined();
});
