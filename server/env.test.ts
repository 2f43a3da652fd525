import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { mailboxAddress } from './inbox/incoming/mailbox.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: 'data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    dkimSelector: undefined,
    backupDir: undefined,
    backupS3Url: undefined,
    backupAt: '02:30',
    backupKeys: [],
    updateWithoutBackup: false,
    trustedProxyHops: 0,
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    logLevel: 'info',
    rateLimitPer10Min: 30,
    rateLimitOfAllPer10Min: 3000,
    noticesPerHour: 20,
    isIndexed: true,
  });
});

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toEqual(readEnv({}));
});

test('all variables are read', () => {
  const key = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  const variables = {
    HOST: '::',
    PORT: '0',
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgres://a:b@db/site?sslmode=verify-full',
    SMTP_URL: 'smtps://a:b@mail.example',
    IMAP_URL: 'imaps://a:b@mail.example/INBOX',
    DKIM_SELECTOR: 'site1',
    BACKUP_DIR: '/var/backups/site',
    BACKUP_S3_URL: 'https://id:key@s3.example/bucket/site?region=eu',
    BACKUP_AT: '23:05',
    BACKUP_KEY: `${key}, ${key}`,
    UPDATE_WITHOUT_BACKUP: 'on',
    TRUSTED_PROXY_HOPS: '2',
    METRICS_HOST: '10.0.0.5',
    METRICS_PORT: '9464',
    LOG_LEVEL: 'debug',
    RATE_LIMIT_PER_10_MIN: '0',
    RATE_LIMIT_OF_ALL_PER_10_MIN: '500',
    NOTICES_PER_HOUR: '0',
    INDEXING: 'off',
  };
  expect(readEnv(variables)).toEqual({
    host: '::',
    port: 0,
    dataDir: '/var/lib/site',
    databaseUrl: 'postgres://a:b@db/site?sslmode=verify-full',
    smtpUrl: 'smtps://a:b@mail.example',
    imapUrl: 'imaps://a:b@mail.example/INBOX',
    dkimSelector: 'site1',
    backupDir: '/var/backups/site',
    backupS3Url: 'https://id:key@s3.example/bucket/site?region=eu',
    backupAt: '23:05',
    backupKeys: [key, key],
    updateWithoutBackup: true,
    trustedProxyHops: 2,
    metricsHost: '10.0.0.5',
    metricsPort: 9464,
    logLevel: 'debug',
    rateLimitPer10Min: 0,
    rateLimitOfAllPer10Min: 500,
    noticesPerHour: 0,
    isIndexed: false,
  });
});

test('all problems are told at once, by name and expectation, without repeating a value', () => {
  const variables = {
    HOST: 'a b',
    PORT: '70000',
    DATABASE_URL: 'mysql://user:secret@db/site',
    SMTP_URL: 'mail.example secret',
    IMAP_URL: 'imaps://mail.example/secret',
    DKIM_SELECTOR: 'no selector',
    BACKUP_S3_URL: 'https://s3.example/secret',
    BACKUP_AT: '24:00',
    BACKUP_KEY: 'AGE-SECRET-KEY-1',
    UPDATE_WITHOUT_BACKUP: 'maybe',
    TRUSTED_PROXY_HOPS: 'one',
    METRICS_HOST: 'a b',
    METRICS_PORT: 'x',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_PER_10_MIN: '-1',
    RATE_LIMIT_OF_ALL_PER_10_MIN: 'many',
    NOTICES_PER_HOUR: '1e3',
    INDEXING: 'no',
  };
  const read = () => readEnv(variables);
  expect(read).toThrow(EnvError);
  try {
    read();
  } catch (error) {
    const { problems, message } = error as EnvError;
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(variables));
    expect(problems[1]).toBe('PORT expects a whole number from 0 to 65535');
    expect(message).not.toContain('secret');
  }
});

test.each([
  'postgres://a:b@localhost/site',
  'postgres://a:b@127.0.0.1:5432/site',
  'postgres://a@[::1]/site',
  'postgres://%2Fvar%2Frun%2Fpostgresql/site',
  'postgres:///site?host=/var/run/postgresql',
  'postgres://a:b@db.example/site?sslmode=verify-full',
  'postgres://a:b@db/site?sslmode=disable',
])('the database %s is taken', (databaseUrl) => {
  expect(readEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test.each([
  ['imaps://office@example.com:100%sicher@imap.example.com/INBOX', '100%sicher', '/INBOX'],
  ['imaps://office:ab/c@imap.example.com/INBOX', 'ab/c', '/INBOX'],
  ['imaps://office:12/3?4#5@imap.example.com', '12/3?4#5', ''],
  ['imaps://office@example.com:12/3@imap.example.com/INBOX', '12/3', '/INBOX'],
  ['imaps://office:p@ss@imap.example.com/INBOX', 'p@ss', '/INBOX'],
  ['imaps://office:a%20b@imap.example.com/INBOX', 'a b', '/INBOX'],
  ['imaps://office:%FF@imap.example.com/100%', '%FF', '/100%25'],
  ['imaps://office:a:b@imap.example.com/Shared/info@example.com', 'a:b', '/Shared/info@example.com'],
])('the password in %s is read as people know it', (address, password, path) => {
  const { imapUrl = '' } = readEnv({ IMAP_URL: address });
  const url = new URL(imapUrl);
  expect([url.hostname, url.pathname]).toEqual(['imap.example.com', path]);
  expect(decodeURIComponent(url.password)).toBe(password);
  expect(mailboxAddress(imapUrl).pass).toBe(password);
});

test.each([
  ['DATABASE_URL', 'postgres://site:1/a#%@127.0.0.1:5432/site', '127.0.0.1:5432', '1/a#%'],
  ['SMTP_URL', 'smtps://site:12#4@smtp.example.com:465', 'smtp.example.com:465', '12#4'],
  ['BACKUP_S3_URL', 'https://ID:a/b+c%@s3.example.com/bucket/site?region=eu', 's3.example.com', 'a/b+c%'],
])('signs of a password in %s do not end it', (name, address, host, password) => {
  const env = readEnv({ [name]: address });
  const url = new URL(env.databaseUrl ?? env.smtpUrl ?? env.backupS3Url ?? '');
  expect([url.host, url.username === '', decodeURIComponent(url.password)]).toEqual([host, false, password]);
});

test.each(['localhost.evil.example', '127.evil.example', '127.0.0.1.evil.example'])(
  'backups go unencrypted to this machine alone, and not to %s',
  (host) => {
    expect(() => readEnv({ BACKUP_S3_URL: `http://a:b@${host}/bucket` })).toThrow('BACKUP_S3_URL expects');
  },
);

test.each(['', '?sslmode=', '?sslmode=prefer'])(
  'a database on another machine has to say whether the connection is encrypted (%s)',
  (query) => {
    expect(() => readEnv({ DATABASE_URL: `postgres://a:secret@db.example/site${query}` })).toThrow(
      /^(?![\s\S]*secret)[\s\S]*DATABASE_URL expects for a database on another machine \?sslmode=verify-full/,
    );
  },
);
