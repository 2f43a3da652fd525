import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { words } from '#content/words.ts';
import type { CheckAnswer } from '#domain/api/checks.ts';
import { type CheckResult, finding } from '#domain/health/checks.ts';
import { createAdminApp, seedSession } from '#tests/kit/admin.ts';
import { findingText } from './finding-text.ts';

const results: readonly CheckResult[] = [
  { check: 'clock', state: 'ok', code: 'clockFine', values: { moment: '2026-11-25 09:30' } },
  { check: 'backup', state: 'wrong', code: 'backupFailed', values: { error: 'ENOSPC' } },
];

async function setUp() {
  const runs: number[] = [];
  const examine = async () => {
    runs.push(1);
    // As checks do that ask other machines.
    await delay(300);
    return results;
  };
  return { ...(await createAdminApp({ examine })), runs };
}

test.each([
  ['de', 'Sicherung', 'Die letzte Sicherung ist fehlgeschlagen: Datenträger voll, ENOSPC'],
  ['en', 'Backup', 'The last backup failed: disk full, ENOSPC'],
])('an owner reads in %s what the checks found, and what to do', async (language, name, found) => {
  const { callSignedIn } = await setUp();
  const response = await callSignedIn('POST', '/checks', { language });
  const answer = (await response.json()) as CheckAnswer;
  expect(answer.results.map(({ state }) => state)).toEqual(['ok', 'wrong']);
  expect(answer.results[0]!.todo).toBeNull();
  expect(answer.results[1]).toMatchObject({ name, found });
  expect(answer.results[1]!.todo).toMatch(/^(?:Beheben|Fix)/);
  expect(JSON.stringify(answer)).not.toContain('{{');
});

test('who asks while the checks run waits for the same answer', async () => {
  const { callSignedIn, runs } = await setUp();
  const ask = async () => (await callSignedIn('POST', '/checks', { language: 'de' })).status;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  expect(runs).toHaveLength(1);
});

test('the checks are for owners, in a language of the site', async () => {
  const { call, callSignedIn, store, clock, runs } = await setUp();
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  expect((await call('POST', '/checks', { token, body: { language: 'de' } })).status).toBe(403);
  expect((await callSignedIn('POST', '/checks', { language: 'fr' })).status).toBe(422);
  expect(runs).toEqual([]);
});

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
