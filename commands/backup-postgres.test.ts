import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp, backupProgram, environment, failure } from '#tests/kit/backup-drill.ts';
import { createMigratedDatabase, temporaryFolder } from '#tests/kit/database.ts';

describe('with a pg_dump of our own making', () => {
  async function prepare(programs: Record<string, string>) {
    const place = await createMigratedDatabase('postgres');
    const folder = temporaryFolder();
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const target = join(temporaryFolder(), 'copy.dump');
    return { place: { ...place, path: `${folder}:/bin` }, folder, target };
  }

  test('the password is not among what pg_dump is called with', async () => {
    const { place, folder, target } = await prepare({
      pg_dump: `echo "$@" >>"$0.called"; echo "password $PGPASSWORD" >>"$0.called"`,
      pg_restore: 'exit 0',
    });
    const secret = 'p+w/ ä%';
    const url = new URL(place.databaseUrl!);
    url.search = '?application_name=a%20b';
    url.password = encodeURIComponent(secret);
    await backUp({ ...place, databaseUrl: url.href }, target);
    url.password = '';
    url.searchParams.set('password', secret);
    rmSync(target);
    await backUp({ ...place, databaseUrl: url.href }, target);
    const called = readFileSync(join(folder, 'pg_dump.called'), 'utf8').split('\n');
    url.search = '?application_name=a%20b';
    for (const line of [0, 2]) {
      expect(called[line]).toMatch(
        /^--format=custom --no-password --snapshot=\S+ --file=\S+\.part --exclude-schema=before_restore_\* --exclude-table-data=\*\.network_salts --exclude-table-data=\*\.visits_of_today --dbname=/,
      );
      expect(called[line]!.endsWith(`--dbname=${url.href}`)).toBe(true);
      expect(called[line + 1]).toBe(`password ${secret}`);
    }
  });

  test('that it is not installed is said', async () => {
    const { place, target } = await prepare({});
    expect(await failure(backUp({ ...place, path: dirname(target) }, target))).toMatch(
      /^pg_dump is not installed\. /,
    );
    expect(readdirSync(dirname(target))).toEqual([]);
  });

  test.each([
    {
      what: 'a full disk',
      script: 'echo "pg_dump: error: could not write: No space left on device" >&2; exit 1',
      words: 'Not enough space in ',
    },
    {
      what: 'an end half-way',
      script: 'echo half >"$(echo "$@" | sed "s/.*--file=//;s/ .*//")"; exit 3',
      words: 'Nothing was written: pg_dump ended with code 3',
    },
  ])('$what leaves nothing behind', async ({ script, words }) => {
    const { place, target } = await prepare({ pg_dump: script });
    const path = `${place.path}:${process.env.PATH}`;
    expect(await failure(backUp({ ...place, path }, target))).toContain(words);
    expect(readdirSync(dirname(target))).toEqual([]);
  });

  test('a dump that cannot be read again is no backup', async () => {
    const { place, target } = await prepare({
      pg_dump: 'exit 0',
      pg_restore: 'echo "not whole" >&2; exit 1',
    });
    expect(await failure(backUp(place, target))).toContain('not whole');
    expect(readdirSync(dirname(target))).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it and leaves nothing behind', async (signal) => {
    const { place, folder, target } = await prepare({ pg_dump: 'echo >"$0.called"; exec sleep 60' });
    const child = spawn(process.execPath, [backupProgram, target], { env: environment(place) });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toContain('pg_dump.called');
    expect(readdirSync(dirname(target))).toHaveLength(1);
    child.kill(signal);
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(said).toBe('The backup was interrupted; nothing was written.\n');
    expect(readdirSync(dirname(target))).toEqual([]);
  });
});

test('a database that does not answer is named as the reason', async () => {
  const target = join(temporaryFolder(), 'copy.dump');
  const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/nothing';
  const words = await failure(backUp({ databaseUrl, dataDir: '' }, target));
  expect(words).toContain('ECONNREFUSED');
  expect(words).not.toContain('secret');
});
