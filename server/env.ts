import * as z from 'zod/mini';
import { readAll, type SiteConfig } from '#content/facts/site-config.ts';
import {
  ConfigurationError,
  type Environment,
  oneLine,
  onOrOff,
  readVariables,
  type Variables,
  wholeNumber,
} from '#content/facts/variables.ts';
import {
  addressOf,
  ageKeys,
  databaseAddress,
  dkimSelector,
  folderPath,
  hostName,
  mailboxAddress,
  modelAddress,
  optional,
  storageAddress,
  timeOfDay,
} from './env-schemas.ts';

export type Env = ReturnType<typeof readAllEnv>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export function readEnv(environment: Environment): Env {
  return readVariables(environment, readAllEnv)[0];
}

export function readEnvironment(variables: Environment): { env: Env; site: SiteConfig } {
  const [env, site] = readVariables(variables, readAllEnv, readAll);
  return { env, site };
}

/** The environment of this process. Ends it if there are problems, which it prints. */
export function environmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export function readAllEnv({ value }: Variables) {
  return {
    host: value('HOST', hostName, '127.0.0.1', {
      group: 'address',
      sets: 'Network address on which the server listens.',
      example: '0.0.0.0',
    }),
    port: value('PORT', wholeNumber(0, 65_535), 3000, {
      group: 'address',
      sets: 'Port on which the server listens.',
      example: '8080',
    }),
    dataDir: value('DATA_DIR', folderPath, 'data', {
      group: 'storage',
      level: 'should',
      sets: 'Folder of the SQLite database, and of script files of earlier builds.',
      example: '/var/lib/site',
    }),
    databaseUrl: value('DATABASE_URL', optional(databaseAddress), undefined, {
      group: 'storage',
      sets: 'PostgreSQL database instead of SQLite, for several processes; on another machine it needs sslmode.',
      example: 'postgres://site:password@db.example.com/site?sslmode=verify-full',
    }),
    smtpUrl: value('SMTP_URL', optional(addressOf(['smtp:', 'smtps:'])), undefined, {
      group: 'mail',
      level: 'must',
      sets: 'Mail server that sends all email.',
      example: 'smtps://user:password@smtp.example.com',
      unset: 'email waits in the outbox',
    }),
    imapUrl: value('IMAP_URL', optional(mailboxAddress), undefined, {
      group: 'mail',
      sets: 'Mailbox of `CONTACT_EMAIL`, read-only: customer replies appear in the thread of their message.',
      example: 'imaps://user:password@imap.example.com/INBOX',
      unset: 'replies stay in the mailbox',
    }),
    imapServerName: value('IMAP_AUTHSERV_ID', optional(hostName), undefined, {
      group: 'mail',
      sets: 'Name with which the server of the mailbox begins its `Authentication-Results` (RFC 8601), or `none` if it writes no such header.',
      example: 'mx.example.com',
      unset: 'the topmost header counts',
    }),
    dkimSelector: value('DKIM_SELECTOR', optional(dkimSelector), undefined, {
      group: 'mail',
      level: 'should',
      sets: 'DKIM selector of your mail provider; only `npm run doctor` uses it.',
      example: 'site1',
    }),
    backupDir: value('BACKUP_DIR', optional(folderPath), undefined, {
      group: 'storage',
      level: 'should',
      sets: 'Folder for a daily backup.',
      example: '/var/backups/site',
      unset: 'no backup in a folder',
    }),
    backupS3Url: value('BACKUP_S3_URL', optional(storageAddress), undefined, {
      group: 'storage',
      level: 'should',
      sets: 'S3 storage for a daily backup.',
      example: 'https://id:key@s3.example.com/bucket/site?region=eu',
      unset: 'no backup in a storage',
    }),
    backupAt: value('BACKUP_AT', timeOfDay, '02:30', {
      group: 'storage',
      sets: 'Time of the daily backup, in UTC.',
      example: '23:15',
    }),
    backupKeys: value('BACKUP_KEY', ageKeys, '', {
      group: 'storage',
      level: 'should',
      sets: 'Public keys of age with which backups are encrypted.',
      example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
      unset: 'backups are not encrypted',
    })
      .split(/[\s,]+/)
      .filter(Boolean),
    updateWithoutBackup: value('UPDATE_WITHOUT_BACKUP', onOrOff, false, {
      group: 'storage',
      sets: 'Lets an update change the database without a backup before it.',
      example: 'on',
    }),
    trustedProxyHops: value('TRUSTED_PROXY_HOPS', wholeNumber(0, 10), 0, {
      group: 'address',
      level: 'should',
      sets: 'Number of proxies in front of the server whose X-Forwarded-For header is trusted.',
      example: '1',
    }),
    metricsHost: value('METRICS_HOST', hostName, '127.0.0.1', {
      group: 'observability',
      sets: 'Network address of the metrics.',
      example: '10.0.0.5',
    }),
    metricsPort: value<number | undefined>('METRICS_PORT', wholeNumber(0, 65_535), undefined, {
      group: 'observability',
      sets: 'Port of the metrics at /metrics, in the format of Prometheus.',
      example: '9464',
      unset: 'no metrics',
    }),
    logLevel: value('LOG_LEVEL', z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info', {
      group: 'observability',
      sets: 'Least important messages that are logged.',
      example: 'warn',
    }),
    rateLimitPer10Min: value('RATE_LIMIT_PER_10_MIN', wholeNumber(0, 1_000_000), 30, {
      group: 'limits',
      sets: 'Submissions per form and network address in ten minutes; 0 turns off all limits of requests per network address.',
      example: '60',
    }),
    rateLimitOfAllPer10Min: value('RATE_LIMIT_OF_ALL_PER_10_MIN', wholeNumber(0, 1_000_000), 3000, {
      group: 'limits',
      sets: 'Submissions per form in ten minutes, from all addresses, beyond which more are held as suspected spam; 0 turns this off.',
      example: '1000',
    }),
    noticesPerHour: value('NOTICES_PER_HOUR', wholeNumber(0, 10_000), 20, {
      group: 'limits',
      sets: 'Notifications to the team in an hour, beyond which the rest comes in one digest; 0 turns digests off.',
      example: '50',
    }),
    assistantUrl: value('ASSISTANT_URL', optional(modelAddress), undefined, {
      group: 'assistant',
      sets: 'Server of an AI model with `/chat/completions`, which picks sentences; an address without a path gets `/v1`.',
      example: 'http://localhost:11434',
      unset: 'the search index picks them',
    }),
    assistantModel: value('ASSISTANT_MODEL', optional(oneLine), undefined, {
      group: 'assistant',
      sets: 'Name of the model; needed with `ASSISTANT_URL`.',
      example: 'qwen3:4b',
      unset: 'no model',
    }),
    assistantKey: value('ASSISTANT_KEY', optional(oneLine), undefined, {
      group: 'assistant',
      sets: 'Key that the server of the model asks for; a secret.',
      example: 'sk-abc123',
      unset: 'none is sent',
    }),
    assistantPerDay: value('ASSISTANT_PER_DAY', wholeNumber(0, 1_000_000), 500, {
      group: 'assistant',
      sets: 'Questions in a day for which the model is asked; the search index answers the rest.',
      example: '2000',
    }),
    isIndexed: value('INDEXING', onOrOff, true, {
      group: 'address',
      sets: 'Lets search engines show the site; turn it off for a test copy.',
      example: 'off',
    }),
  };
}
