import { expect, test } from 'vitest';
import { words } from '#content/words.ts';
import { finding } from '#domain/health/checks.ts';
import { findingText } from './finding-text.ts';

const texts = words.en.checks;

test('a common error code is explained, and kept for a search', () => {
  const found = finding('databaseSilent', { error: 'ECONNREFUSED' });
  expect(findingText(texts, found).found).toBe(
    'The database doesn’t answer (connection refused, ECONNREFUSED).',
  );
  const refused = finding('mailRefused', { host: 'mail.test', error: 'EAUTH 535' });
  expect(findingText(texts, refused).found).toContain('(wrong user or password, EAUTH 535)');
});

test('any other error stays as it is', () => {
  const failed = finding('backupFailed', { error: 'Nothing was written: pg_dump ended with code 3' });
  expect(findingText(texts, failed)).toEqual({
    found: 'The last backup failed: Nothing was written: pg_dump ended with code 3',
    todo: 'Fix the cause; the server tries again after an hour.',
  });
  expect(findingText(texts, finding('mailFine', { host: 'mail.test' })).todo).toBeNull();
});
