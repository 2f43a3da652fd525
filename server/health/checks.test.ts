import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { words } from '#content/words.ts';
import { claimBackup, endBackup, recordDrill } from '#server/backup/backup-log.ts';
import { recordTime } from '#server/core/clock.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { certificate } from '#tests/kit/certificate.ts';
import { checkParts, found } from '#tests/kit/checks.ts';
import { createTestStore, dialects, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startNameServer } from '#tests/kit/name-server.ts';
import { refusalOf } from './machine-checks.ts';
import { runChecks } from './run-checks.ts';

test('what is still an example is told by what it is about, with its variables', async () => {
  const [first] = await runChecks(checkParts({}), { names: ['configuration'] });
  expect(first).toEqual({
    check: 'configuration',
    state: 'attention',
    code: 'openAddress',
    values: { names: 'SITE_URL', count: '1' },
  });
});

test('an address for notifications that is only an example is a finding of its own', async () => {
  expect(await found('configuration', { OPERATOR_EMAIL: 'team@site.example' })).toContain('openNotices');
  const fine: Record<string, string>[] = [{}, { OPERATOR_EMAIL: 'team@example.com' }];
  for (const other of fine) expect(await found('configuration', other)).not.toContain('openNotices');
});

test('the disk is looked at where the data will be, also before the folder is there', async () => {
  const dataDir = join(temporaryFolder(), 'later', 'data');
  expect(await found('disk', { DATA_DIR: dataDir })).toEqual(['diskFine']);
});

test('backups on the disk of the data alone are told, where that can be known', async () => {
  const folder = temporaryFolder();
  const same = { DATA_DIR: folder, BACKUP_DIR: folder };
  expect(await found('backup', same)).toEqual(['backupFirst', 'backupSameDisk']);
  const others: Record<string, string>[] = [
    { BACKUP_DIR: '/proc' },
    { BACKUP_DIR: join(folder, 'missing') },
    { BACKUP_S3_URL: 'https://a:b@s3.test/bucket' },
    { DATABASE_URL: 'postgres://a:b@localhost/site' },
  ];
  for (const other of others)
    expect(await found('backup', { ...same, ...other })).not.toContain('backupSameDisk');
});

test('a folder that the unit keeps closed is told with the line that opens it', () => {
  // A disk that is mounted read-only takes root.
  const errorOf = (code: string) => Object.assign(new Error('refused'), { code });
  expect(refusalOf(errorOf('EROFS'))).toBe('diskReadOnly');
  expect(refusalOf(errorOf('EACCES'))).toBe('diskClosed');
  expect(words.en.checks.found.diskReadOnly.todo).toContain('ReadWritePaths={{folder}}');
});

test('the folder of the backups is looked at as well, and has to be there', async () => {
  const folder = temporaryFolder();
  const codes = await found('disk', { BACKUP_DIR: folder });
  expect(codes).toHaveLength(2);
  expect(codes).not.toContain('diskMissing');
  expect(await found('disk', { BACKUP_DIR: join(folder, 'missing') })).toContain('diskMissing');
});

describe.each(dialects)('on %s', (dialect) => {
  test('a database that answers has its version, all migrations and the same time', async () => {
    const store = await createTestStore(dialect);
    expect(await found('database', {}, { store })).toEqual(['databaseFine']);
    expect(await found('migrations', {}, { store })).toEqual(['migrationsFine']);
    expect(await found('clock', {}, { store })).not.toContain('clockBehind');
  });

  test('a migration that this code does not know, and one that is missing', async () => {
    const store = await createTestStore(dialect);
    await store.transaction(
      async (db) => await sql`insert into migrations values ('20990101T0000_later', '')`.execute(db),
    );
    expect(await found('migrations', {}, { store })).toEqual(['migrationsNewer']);
    await store.transaction(
      async (db) => await sql`delete from migrations where name > '20261122T1640'`.execute(db),
    );
    expect(await found('migrations', {}, { store })).toEqual(['migrationsMissing']);
  });

  test('a clock that is behind what was stored is wrong', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const clock = () => new Date('2020-01-01T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).toEqual(['clockBehind']);
  });

  test('a clock that leapt ahead is wrong, until three days have passed', async () => {
    const store = await createTestStore(dialect);
    await store.transaction(async (db) => await recordTime(db, new Date('2020-01-01T00:00:00Z')));
    expect(await found('clock', {}, { store })).toEqual(['clockLeapt']);
    await store.transaction(async (db) => await recordTime(db, new Date('2026-01-01T00:00:00Z')));
    const clock = () => new Date('2026-01-05T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).not.toContain('clockLeapt');
  });

  test('backups are judged by their age, their result and whether one was proved', async () => {
    const store = await createTestStore(dialect);
    // A disk of its own.
    const planned = { BACKUP_DIR: '/proc' };
    const at = (moment: string) => ({ store, clock: () => new Date(moment) });
    const now = '2026-11-23T03:00:00Z';
    const backup = { dueAt: new Date('2026-11-23T02:30:00Z'), now: new Date('2026-11-23T02:30:05Z') };
    const made = { file: 'site-2026-11-23T023005Z.sqlite', bytes: 1, messages: 1, responses: 0 };
    expect(await found('backup', {}, at(now))).toEqual(['backupNone']);
    expect(await found('backup', planned, at(now))).toEqual(['backupFirst']);
    const id = (await claimBackup(store, backup))!;
    await endBackup(store, id, { endedAt: backup.now, made });
    expect(await found('backup', planned, at(now))).toEqual(['backupFine', 'backupUnproven']);
    await recordDrill(store, made.file, backup.now);
    expect(await found('backup', planned, at(now))).toEqual(['backupFine']);
    expect(await found('backup', {}, at(now))).toEqual(['backupByHand']);
    expect(await found('backup', planned, at('2026-11-24T06:00:00Z'))).toEqual(['backupLate']);
    const next = { dueAt: new Date('2026-11-27T02:30:00Z'), now: new Date('2026-11-27T02:30:05Z') };
    const failed = (await claimBackup(store, next))!;
    await endBackup(store, failed, { endedAt: next.now, error: 'no space' });
    expect(await found('backup', planned, at('2026-11-27T06:00:00Z'))).toEqual(['backupOld', 'backupFailed']);
    await claimBackup(store, {
      dueAt: new Date('2026-11-28T02:30:00Z'),
      now: new Date('2026-11-28T02:30:05Z'),
    });
    expect(await found('backup', planned, at('2026-11-28T04:00:00Z'))).toEqual(['backupOld', 'backupFailed']);
    expect(await found('backup', planned, at('2026-11-28T06:00:00Z'))).toEqual(['backupOld', 'backupKilled']);
    const retry = { dueAt: new Date('2026-11-28T02:30:00Z'), now: new Date('2026-11-28T06:00:05Z') };
    const retried = (await claimBackup(store, retry))!;
    expect(await found('backup', planned, at('2026-11-28T06:01:00Z'))).toEqual(['backupOld', 'backupKilled']);
    await endBackup(store, retried, { endedAt: retry.now, made });
    expect(await found('backup', planned, at('2026-11-28T06:02:00Z'))).toEqual(['backupFine']);
    await endBackup(store, retried, { endedAt: retry.now, made, error: 'DELETE refused' });
    expect(await found('backup', planned, at('2026-11-28T06:02:00Z'))).toContain('backupsKept');
    const away = { BACKUP_S3_URL: 'https://a:b@s3.test/bucket' };
    expect(await found('backup', away, at(now))).toContain('backupOpen');
  });

  test('a database that is gone is told by a code', async () => {
    const store = await createTestStore(dialect);
    await store.close();
    expect(await found('database', {}, { store })).toEqual(['databaseSilent']);
    expect(await found('migrations', {}, { store })).toEqual([]);
  });
});

describe('a database that PostgreSQL does not let the site use', () => {
  test.each([
    ['no right', '', 'revoke create on schema public from public', 'databaseNoRight'],
    ['no schema', '', 'alter role $role in database $name set search_path = app', 'databaseNoSchema'],
    ['read-only', '', 'alter database $name set default_transaction_read_only = on', 'databaseReadOnly'],
    ['Latin 1', "encoding 'LATIN1' template template0", 'select 1', 'databaseEncoding'],
    ['any bytes', "encoding 'SQL_ASCII' template template0", 'select 1', 'databaseEncoding'],
  ] as const)('is told: %s', async (_, options, statement, code) => {
    const { role, name, databaseUrl } = await databaseOfRole(options);
    await runSql(statement.replace('$role', role).replace('$name', name), name);
    const store = await openTestStore({ databaseUrl, dataDir: '' });
    expect(await found('database', {}, { store })).toEqual([code]);
    expect(await found('migrations', {}, { store })).toEqual(['migrationsMissing']);
  });

  test('and one of its own schema is fine, before the first start', async () => {
    const { role, name, databaseUrl } = await databaseOfRole();
    await runSql(`alter role ${role} in database ${name} set search_path = app`, name);
    await runSql(`create schema app authorization ${role}`, name);
    const store = await openTestStore({ databaseUrl, dataDir: '' });
    expect(await found('database', {}, { store })).toEqual(['databaseFine']);
    expect(await found('migrations', {}, { store })).toEqual(['migrationsMissing']);
  });
});

/** An empty database, and its address for a role that owns nothing. */
async function databaseOfRole(options = '') {
  const name = `trial_${randomBytes(6).toString('hex')}`;
  await runSql(`create role ${name} login`);
  await runSql(`create database ${name} ${options && `with ${options} lc_collate 'C' lc_ctype 'C'`}`);
  onTestFinished(async () => {
    await runSql(`drop database ${name} with (force)`);
    await runSql(`drop role ${name}`);
  });
  // Every role had this right before PostgreSQL 15.
  await runSql('grant create on schema public to public', name);
  const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { username: name, pathname: `/${name}` });
  return { role: name, name, databaseUrl: databaseUrl.href };
}

async function runSql(statement: string, database = 'postgres'): Promise<void> {
  const connectionString = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('the names', () => {
  const variables = {
    SITE_URL: 'https://www.shop.test',
    MAIL_FROM: 'office@shop.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DKIM_SELECTOR: 'site1',
  };
  const fine = {
    'www.shop.test': { a: ['192.0.2.1'] },
    'shop.test': { txt: ['something else', 'v=spf1 include:mail.test -all'] },
    'site1._domainkey.shop.test': { txt: ['v=DKIM1; k=rsa; p=MIIB'] },
    '_dmarc.shop.test': { txt: ['v=DMARC1; p=quarantine; rua=mailto:a@shop.test'] },
  };

  test('lead to the site and vouch for its mails', async () => {
    const nameServers = [await startNameServer(fine)];
    const codes = await found('dns', variables, { nameServers });
    expect(codes).toEqual(['addressFine', 'spfFine', 'dkimFine', 'dmarcFine']);
  });

  test.each([
    [{}, {}, ['addressMissing', 'spfMissing', 'dkimMissing', 'dmarcMissing']],
    [{ 'shop.test': { txt: ['v=spf1 -all', 'v=spf1 mx -all'] } }, {}, ['spfTwice']],
    [{ 'shop.test': { txt: ['v=spf1 mx +all'] } }, {}, ['spfOpen']],
    [{ '_dmarc.shop.test': { txt: ['v=DMARC1; p=none'] } }, {}, ['dmarcWeak']],
    [{ 'site1._domainkey.shop.test': { txt: ['v=DKIM1; p='] } }, {}, ['dkimMissing']],
    [fine, { MAIL_FROM: 'a@news.shop.test', DKIM_SELECTOR: '' }, ['dkimUnknown', 'dmarcFine']],
  ])('say what is missing (%#)', async (zone, changed, codes) => {
    const nameServers = [await startNameServer(zone)];
    expect(await found('dns', { ...variables, ...changed }, { nameServers })).toEqual(
      expect.arrayContaining(codes),
    );
  });

  test('a name server that is gone is told once', async () => {
    const codes = await found('dns', variables, { nameServers: ['127.0.0.1:1'] });
    expect(codes).toEqual(['dnsSilent']);
  });

  test('need not be looked up for a local address without mail', async () => {
    expect(await found('dns', {})).toEqual(['dnsUnneeded']);
  });
});

describe('the public address', () => {
  async function startTlsSite(answer: { status: number; body: string }) {
    const server = createServer(certificate, (_, response) =>
      response.writeHead(answer.status).end(answer.body),
    ).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return `https://localhost:${(server.address() as AddressInfo).port}`;
  }

  test('a certificate that browsers refuse is wrong, and so is https without a counted proxy', async () => {
    const address = await startTlsSite({ status: 200, body: '{"status":"ok"}' });
    expect(await found('certificate', { SITE_URL: address })).toEqual(['certificateRefused']);
    expect(await found('proxy', { SITE_URL: address })).toEqual(['proxyUncounted', 'siteSilent']);
  });

  test('nobody listens, no https, and none at all', async () => {
    const nowhere = { SITE_URL: 'https://localhost:1', TRUSTED_PROXY_HOPS: '1' };
    expect(await found('certificate', nowhere)).toEqual(['certificateSilent']);
    expect(await found('proxy', nowhere)).toEqual(['siteSilent']);
    expect(await found('certificate', { SITE_URL: 'http://www.shop.test' })).toEqual(['certificateNone']);
    expect(await found('certificate', {})).toEqual(['certificateUnneeded']);
    expect(await found('proxy', {})).toEqual(['proxyUnneeded']);
  });
});
