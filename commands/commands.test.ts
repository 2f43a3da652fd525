import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { StoreOptions } from '#server/core/store/database.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { bareEnvironment } from '#tests/kit/bare-environment.ts';
import { createMigratedDatabase, dialects, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { textTable } from './text-table.ts';

const run = promisify(execFile);

async function command(
  name: 'messages' | 'responses',
  { databaseUrl, dataDir }: StoreOptions,
  ...options: string[]
) {
  const env = { ...bareEnvironment, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  return await run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], { env });
}

function jsonLines(output: string): unknown[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

describe.each(dialects)('on %s', (dialect) => {
  test('--json prints one object per line with every field, while the store is in use', async () => {
    const options = await createMigratedDatabase(dialect);
    const store = await openTestStore(options);
    const first = newSubmission({ language: 'en', signals: ['tooFast'] });
    const second = newSubmission({ language: null });
    await createSupportMessage(store, first, supportMessage({ message: 'a\nb "c" ü' }));
    await createSurveyResponse(store, second, surveyResponse());
    expect(jsonLines((await command('messages', options, '--json')).stdout)).toEqual([
      {
        id: first.id,
        reference: expect.stringMatching(/^E-2611-\d{7}$/),
        receivedAt: first.receivedAt,
        status: 'suspected',
        signals: ['tooFast'],
        language: 'en',
        ...supportMessage({ message: 'a\nb "c" ü' }),
        kind: 'message',
        cancellation: null,
        noAcknowledgement: null,
        cameFrom: null,
      },
    ]);
    expect(jsonLines((await command('responses', options, '--json')).stdout)).toEqual([
      {
        id: second.id,
        receivedAt: second.receivedAt,
        status: 'new',
        signals: [],
        language: null,
        ...surveyResponse(),
        cameFrom: null,
      },
    ]);
  });

  test('without options a table for people is printed', async () => {
    const options = await createMigratedDatabase(dialect);
    const store = await openTestStore(options);
    await createSupportMessage(store, newSubmission(), supportMessage());
    await createSurveyResponse(store, newSubmission(), surveyResponse());
    const messages = (await command('messages', options)).stdout;
    expect(messages).toMatch(/^Received\s+Id\s+Kind\s+Status\s+Name\s+Email/);
    expect(messages).toMatch(/2026-11-21 09:30 .*Anna Berg.*anna@example\.com.*Guten Tag, ich/);
    expect(messages).toContain('1 message\n');
    expect((await command('responses', options)).stdout).toMatch(/nova\s+4\s+Jörg/);
  });
});

test('what a killed server stored is listed without the server', async () => {
  const options = await createMigratedDatabase('sqlite');
  const child = fork(join(import.meta.dirname, '../tests/kit/store-child.ts'));
  child.send({ task: 'write', options, writers: 4, message: supportMessage() });
  const [id] = (await once(child, 'message')) as [string];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const listed = jsonLines((await command('messages', options, '--json')).stdout) as { id: string }[];
  expect(listed.map((message) => message.id)).toContain(id);
});

test('before the first start nothing is listed, nothing is made, and a note says so', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const { stdout, stderr } = await command('messages', { dataDir }, '--json');
  expect(stdout).toBe('');
  expect(stderr).toContain('Nothing is stored yet');
});

test('a store that cannot be read is named on standard error, with exit code 1', async () => {
  const failing = command('messages', { dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Could not read the database'),
  });
});

test('a table keeps to its width: the widest column gives way', () => {
  const table = textTable(
    ['Id', 'Text'],
    [
      ['1', 'a\nlong text that does not fit'],
      ['22', 'short'],
    ],
    20,
  );
  expect(table.split('\n')).toEqual(['Id  Text', '1   a long text tha…', '22  short']);
});
