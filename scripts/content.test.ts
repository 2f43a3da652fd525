import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedSession } from '#tests/kit/admin.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { storeVersion } from '#tests/kit/published.ts';

const root = join(import.meta.dirname, '..');

/** A copy of the files, and the command on it. */
function copied(env: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  cpSync(join(root, 'content'), folder, { recursive: true });
  return {
    folder,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    run: (...order: string[]) => {
      const script = join(root, 'scripts/content.ts');
      const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...order, `--into=${folder}`], {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      return { stdout, stderr, status };
    },
  };
}

test('what a translator sends changes its lines and no others; what is refused is named', () => {
  const { folder, read, run } = copied();
  const { stdout } = run('export', '--to=en', '--page=nova', '--all');
  const file = join(folder, 'nova.csv');
  writeFileSync(file, stdout);
  expect(run('import', file)).toMatchObject({ status: 0, stdout: '0 files written\n' });
  const before = read('offerings/nova/en.json');
  writeFileSync(file, stdout.replace(/ minutes for one decision – /, ' minutes, one clear answer – '));
  expect(run('import', file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 files written'),
  });
  expect(read('offerings/nova/en.json')).toBe(
    before.replace('minutes for one decision – ', 'minutes, one clear answer – '),
  );
  writeFileSync(file, stdout.replaceAll('";"NOVA: ', '";"<b> '));
  expect(run('import', file)).toMatchObject({ status: 1, stderr: expect.stringContaining('markup') });
});

test('what was published comes back as a diff of its lines; facts are listed to set by hand', async () => {
  const options = await createMigratedDatabase('sqlite');
  const store = await openTestStore(options);
  const at = '2026-11-23T10:00:00.000Z';
  const { operator } = await seedSession(store, new Date(at));
  const edit = (value: unknown) => ({ value, basedOn: null, by: operator.id, at });
  await store.transaction(async (db) => {
    const edits = {
      'de.nova.hero.lead': edit('Eine Stunde\u00ADlang.'),
      'order.nova.faq.items': edit(['1', '0']),
      'setting.CONTACT_EMAIL': edit('hallo@example.com'),
      'offering.nova.plans.session.price': edit({ amount: 549 }),
      'order.nova.plans': edit(['session', 'nabcd']),
      'claim.claimReviews.value': edit(128),
    };
    await storeVersion(db, { version: 1, at, operatorId: operator.id, edits });
  });
  const { read, run } = copied({ DATA_DIR: options.dataDir, DATABASE_URL: '' });
  const before = JSON.parse(read('offerings/nova/de.json'));
  const { stdout, status } = run('pull');
  expect(stdout).toContain('By hand: environment: CONTACT_EMAIL = "hallo@example.com"');
  const lineOf = (file: string, text: string) =>
    `${file}:${
      read(file.replace('content/', ''))
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1
    }`;
  const nova = 'content/offerings/nova/offering.ts';
  const price = lineOf(nova, 'price: consumer(499');
  expect(stdout).toContain(`By hand: ${price}: plans.session.price = {"amount":549}`);
  expect(stdout).toContain(`By hand: ${lineOf(nova, 'plans: {')}: plans = ["session","nabcd"]`);
  const reviews = lineOf('content/claims.ts', 'claimReviews: ');
  expect(stdout).toContain(`By hand: ${reviews}: claimReviews.value = 128`);
  expect(status).toBe(0);
  const text = read('offerings/nova/de.json');
  expect(text).toContain('"lead": "Eine Stunde\\u00adlang."');
  expect(JSON.parse(text).faq.items.slice(0, 2)).toEqual([before.faq.items[1], before.faq.items[0]]);
});

test('the files as they are have nothing that would break a page', () => {
  const { run } = copied();
  expect(run('check')).toEqual({ status: 0, stderr: '', stdout: '0 in all\n' });
  expect(run('wrong')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('export, import, check, pull'),
  });
});
