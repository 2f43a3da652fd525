import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { words } from '#content/words.ts';
import { findingStates } from '#domain/health/checks.ts';
import { languages } from '#domain/language/languages.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { createMigratedDatabase, dialects, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { contactSettings, publishSettings } from '#tests/kit/publish-settings.ts';
import { doctorReport } from './doctor-report.ts';

const run = promisify(execFile);

async function doctor(variables: Record<string, string>, ...options: string[]) {
  const env = { ...bareEnvironment, DATA_DIR: temporaryFolder(), ...variables };
  return await run(process.execPath, [join(import.meta.dirname, 'doctor.ts'), ...options], { env }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test.each(dialects)(
  'a sound store on %s passes; what needs attention counts with --strict only',
  async (dialect) => {
    const place = await createMigratedDatabase(dialect);
    const variables: Record<string, string> = place.databaseUrl
      ? { DATABASE_URL: place.databaseUrl }
      : { DATA_DIR: place.dataDir };
    const { code, stdout } = await doctor(variables, '--json');
    const { state, results } = JSON.parse(stdout) as { state: string; results: { code: string }[] };
    expect(results.map((one) => one.code)).toEqual(
      expect.arrayContaining(['databaseFine', 'migrationsFine']),
    );
    expect([code, state]).toEqual([0, 'attention']);
    expect((await doctor(variables, '--strict')).code).toBe(1);
  },
);

test('what was set in the admin area is set, and checked', async () => {
  const { dataDir } = await createMigratedDatabase('sqlite');
  const codes = async () => {
    const { stdout } = await doctor({ DATA_DIR: dataDir, SMTP_URL: 'smtp://a:b@127.0.0.1:1' }, '--json');
    return (JSON.parse(stdout) as { results: { code: string; values: object }[] }).results;
  };
  expect((await codes()).map(({ code }) => code)).toContain('openContact');
  await publishSettings(await openTestStore({ dataDir }), contactSettings);
  const found = await codes();
  expect(found.map(({ code }) => code)).not.toContain('openContact');
  // The sender of mails follows the contact address.
  expect(JSON.stringify(found)).toContain('site.test');
});

test('a wrong configuration is one line and exit code 1, without a value', async () => {
  const { code, stdout, stderr } = await doctor({ SMTP_URL: 'secret', SITE_URL: 'hidden' });
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(
    /^✗ wrong {7}Settings {5}Invalid configuration: SMTP_URL expects [^;]+; SITE_URL expects /,
  );
  expect(stdout).not.toMatch(/secret|hidden/);
});

test('a database that does not answer, and no password', async () => {
  const { code, stdout } = await doctor({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/nothing' });
  expect(code).toBe(1);
  expect(stdout).toContain('The database doesn’t answer (connection refused, ECONNREFUSED).');
  expect(stdout).not.toContain('secret');
});

test('an option it does not know prints how it is used', async () => {
  expect((await doctor({}, '--hlep')).stderr).toMatch(/^npm run doctor /);
});

test('a finding stands on its line, with what to do below it, and the count at the end', () => {
  const report = doctorReport(
    [
      { check: 'mail', state: 'ok', code: 'mailFine', values: { host: 'mail.test:587' } },
      { check: 'disk', state: 'wrong', code: 'diskFull', values: { free: '90 MB', folder: '/data' } },
    ],
    200,
  );
  expect(report.split('\n')).toEqual([
    '✓ ok          Mail server  mail.test:587 accepts the sign-in.',
    '✗ wrong       Disk         Only 90 MB of disk space left in /data: soon nothing can be stored.',
    `${' '.repeat(27)}Free up space now; otherwise forms are rejected.`,
    '1 ok, 0 to look at, 1 wrong',
    '',
  ]);
});

test('missing settings have a line each, those to set before launch first', async () => {
  const { stdout } = await doctor({ SITE_URL: 'http://127.0.0.1:1' });
  const lists = stdout.slice(stdout.indexOf('\nBefore launch (')).split('\n\n');
  const [must, should, optional] = lists.map((list) => list.trim().split('\n'));
  expect(must![0]).toBe('Before launch (54):');
  expect(must).toContainEqual(expect.stringMatching(/^ {2}SMTP_URL +Mail server that sends all email\.$/));
  expect(must!.join('\n')).not.toContain('SITE_URL');
  expect(should![0]).toMatch(/^Recommended \(\d+\):$/);
  expect(should).toContainEqual(expect.stringMatching(/^ {2}CALL_MEDIUM +Form of a call/));
  expect(optional![0]).toMatch(/^Optional \(\d+\):$/);
  expect(optional).toContainEqual(expect.stringMatching(/^ {2}TEAM +People on the about page/));
});

test('an optional setting that is missing needs no attention', async () => {
  const { stdout } = await doctor({ PATH: '' }, '--json');
  const { results } = JSON.parse(stdout) as { results: { code: string; state: string; values: object }[] };
  const found = results.find(({ code }) => code === 'openOptional');
  expect(found).toMatchObject({ state: 'ok', values: { names: expect.stringContaining('TEAM') } });
});

test.each(languages)(
  'in %s every finding has its words, and says what to do unless all is well',
  (language) => {
    const { found } = words[language].checks;
    const whole = Object.fromEntries(
      Object.entries(findingStates).map(([code, state]) => [code, state !== 'ok']),
    );
    expect(Object.fromEntries(Object.entries(found).map(([code, text]) => [code, 'todo' in text]))).toEqual(
      whole,
    );
  },
);
