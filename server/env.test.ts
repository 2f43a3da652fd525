import { expect, test } from 'vitest';
import { ConfigurationError } from '#content/facts/variables.ts';
import { readEnv } from './env.ts';
import { mailboxAddress } from './inbox/incoming/mailbox.ts';

const key = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
const databaseUrl = 'postgres://a:b@db/site?sslmode=verify-full';
const mailServer = 'smtps://a:b@mail.example';
const mailbox = 'imaps://a:b@mail.example/INBOX';
const storage = 'https://id:key@s3.example/bucket/site?region=eu';

/** For each variable its default, a text with the value that is read from it, and a text that is refused. */
const table = {
  HOST: ['host', '127.0.0.1', '::', '::', 'a b'],
  PORT: ['port', 3000, '0', 0, '70000'],
  DATA_DIR: ['dataDir', 'data', '/var/lib/site', '/var/lib/site', 'secret\nfolder'],
  DATABASE_URL: ['databaseUrl', undefined, databaseUrl, databaseUrl, 'mysql://user:secret@db/site'],
  SMTP_URL: ['smtpUrl', undefined, mailServer, mailServer, 'mail.example secret'],
  IMAP_URL: ['imapUrl', undefined, mailbox, mailbox, 'imaps://mail.example/secret'],
  IMAP_AUTHSERV_ID: ['imapServerName', undefined, 'mx.example.com', 'mx.example.com', 'a b'],
  DKIM_SELECTOR: ['dkimSelector', undefined, 'site1', 'site1', 'no selector'],
  BACKUP_DIR: ['backupDir', undefined, '/var/backups', '/var/backups', 'secret\nfolder'],
  BACKUP_S3_URL: ['backupS3Url', undefined, storage, storage, 'https://s3.example/secret'],
  BACKUP_AT: ['backupAt', '02:30', '23:05', '23:05', '24:00'],
  BACKUP_KEY: ['backupKeys', [], `${key}, ${key}`, [key, key], 'AGE-SECRET-KEY-1'],
  UPDATE_WITHOUT_BACKUP: ['updateWithoutBackup', false, 'on', true, 'maybe'],
  TRUSTED_PROXY_HOPS: ['trustedProxyHops', 0, '2', 2, 'one'],
  METRICS_HOST: ['metricsHost', '127.0.0.1', '10.0.0.5', '10.0.0.5', 'a b'],
  METRICS_PORT: ['metricsPort', undefined, '9464', 9464, 'x'],
  LOG_LEVEL: ['logLevel', 'info', 'debug', 'debug', 'loud'],
  RATE_LIMIT_PER_10_MIN: ['rateLimitPer10Min', 30, '0', 0, '-1'],
  RATE_LIMIT_OF_ALL_PER_10_MIN: ['rateLimitOfAllPer10Min', 3000, '500', 500, 'many'],
  NOTICES_PER_HOUR: ['noticesPerHour', 20, '0', 0, '1e3'],
  ASSISTANT_URL: [
    'assistantUrl',
    undefined,
    'http://ollama:11434',
    'http://ollama:11434',
    'http://secret.example',
  ],
  ASSISTANT_MODEL: ['assistantModel', undefined, 'qwen3:4b', 'qwen3:4b', 'secret\nmodel'],
  ASSISTANT_KEY: ['assistantKey', undefined, 'sk-1', 'sk-1', 'secret\nkey'],
  ASSISTANT_PER_DAY: ['assistantPerDay', 500, '0', 0, 'many'],
  INDEXING: ['isIndexed', true, 'off', false, 'no'],
} as const;

const rows = Object.entries(table).map(([variable, [name, fallback, text, value, refused]]) => {
  return { variable, name, fallback, text, value, refused };
});

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({})).toEqual(Object.fromEntries(rows.map(({ name, fallback }) => [name, fallback])));
});

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toEqual(readEnv({}));
});

test('all variables are read', () => {
  const variables = Object.fromEntries(rows.map(({ variable, text }) => [variable, text]));
  expect(readEnv(variables)).toEqual(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
});

test('all problems are told at once, by name and expectation, without repeating a value', () => {
  const read = () => readEnv(Object.fromEntries(rows.map(({ variable, refused }) => [variable, refused])));
  expect(read).toThrow(ConfigurationError);
  try {
    read();
  } catch (error) {
    const { problems, message } = error as ConfigurationError;
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(table));
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
