import * as z from 'zod/mini';
import { onOrOff, variablesOf, wholeNumber } from '#config/variables.ts';

export type Env = {
  host: string;
  port: number;
  dataDir: string;
  /** If missing, the SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** If missing, mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Mailbox to which customers answer; if missing, their answers stay there alone. */
  imapUrl?: string | undefined;
  /** Under which the mail provider's DKIM key stands in the DNS; only the doctor asks. */
  dkimSelector?: string | undefined;
  /** Where the daily backup goes; without a folder and a storage none is made by itself. */
  backupDir?: string | undefined;
  /** See `s3Storage`. */
  backupS3Url?: string | undefined;
  /** Time of day in UTC. */
  backupAt: string;
  /** Public keys that backups are encrypted for. */
  backupKeys: readonly string[];
  /** Migrations are carried out without a backup before. */
  updateWithoutBackup: boolean;
  /** Number of trusted proxies in X-Forwarded-For. */
  trustedProxyHops: number;
  /** Where /metrics answers; without a port nowhere. */
  metricsHost: string;
  metricsPort?: number | undefined;
  logLevel: LogLevel;
  /** Submissions per form and address; 0 also turns off the daily and sign-in limits. */
  rateLimitPer10Min: number;
  /** Submissions per form and process that count as a flood; 0: never. */
  rateLimitOfAllPer10Min: number;
  /** Further notices to the team within an hour are combined in a digest; 0: no digests. */
  noticesPerHour: number;
  /** False for a test copy, which search engines must not show. */
  isIndexed: boolean;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names every wrong variable and the expected format; never repeats a value, which may be a secret. */
export class EnvError extends Error {
  override name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** An empty variable counts as not set. Throws `EnvError` with all problems at once. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const { problems, value } = variablesOf(variables);
  const env: Env = {
    host: value('HOST', hostName, '127.0.0.1'),
    port: value('PORT', wholeNumber(0, 65_535), 3000),
    dataDir: value('DATA_DIR', z.string(), 'data'),
    databaseUrl: value('DATABASE_URL', optional(databaseAddress), undefined),
    smtpUrl: value('SMTP_URL', optional(addressOf(['smtp:', 'smtps:'])), undefined),
    imapUrl: value(
      'IMAP_URL',
      optional(addressOf(['imap:', 'imaps:']).check(z.refine(namesUser, userExpected))),
      undefined,
    ),
    dkimSelector: value('DKIM_SELECTOR', optional(dkimSelector), undefined),
    backupDir: value('BACKUP_DIR', optional(z.string()), undefined),
    backupS3Url: value('BACKUP_S3_URL', optional(storageAddress), undefined),
    backupAt: value(
      'BACKUP_AT',
      z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day in UTC such as 02:30')),
      '02:30',
    ),
    backupKeys: value('BACKUP_KEY', ageKeys, '')
      .split(/[\s,]+/)
      .filter(Boolean),
    updateWithoutBackup: value('UPDATE_WITHOUT_BACKUP', onOrOff, false),
    trustedProxyHops: value('TRUSTED_PROXY_HOPS', wholeNumber(0, 10), 0),
    metricsHost: value('METRICS_HOST', hostName, '127.0.0.1'),
    metricsPort: value<number | undefined>('METRICS_PORT', wholeNumber(0, 65_535), undefined),
    logLevel: value('LOG_LEVEL', z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
    rateLimitPer10Min: value('RATE_LIMIT_PER_10_MIN', wholeNumber(0, 1_000_000), 30),
    rateLimitOfAllPer10Min: value('RATE_LIMIT_OF_ALL_PER_10_MIN', wholeNumber(0, 1_000_000), 3000),
    noticesPerHour: value('NOTICES_PER_HOUR', wholeNumber(0, 10_000), 20),
    isIndexed: value('INDEXING', onOrOff, true),
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

function addressOf(protocols: readonly string[]) {
  const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected));
}

const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'a host name or address'));

const ageKeys = z
  .string()
  .check(
    z.regex(/^age1[02-9ac-hj-np-z]{20,}(?:[\s,]+age1[02-9ac-hj-np-z]{20,})*$/, 'public keys of age, age1…'),
  );

/** Unencrypted to this machine only. */
const storageAddress = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password, pathname } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.)/.test(hostname));
    return isSafe && username !== '' && password !== '' && /^\/[^/]+/.test(pathname);
  }, 'https://<key id>:<key>@<host>/<bucket>/<folder>?region=<region>'),
);

const dkimSelector = z.string().check(z.regex(/^[\w-]+(?:\.[\w-]+)*$/, 'a name such as site1'));

const postgresAddress = addressOf(['postgres:', 'postgresql:']);

/** `prefer` would fall back to an unencrypted connection. */
const sslModes = new Set(['verify-full', 'verify-ca', 'require', 'disable']);

/** Refuses unencrypted connections to a remote database unless they are allowed explicitly (ASVS 12.3.3). */
const databaseAddress = postgresAddress.check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { hostname, searchParams } = new URL(text);
    const isThisMachine = /^(?:|localhost|127(?:\.\d+){3}|\[::1\]|%2f.*)$/i.test(hostname);
    return isThisMachine || sslModes.has(searchParams.get('sslmode') ?? '');
  }, 'for a database on another machine ?sslmode=verify-full at its end (encrypted and checked), or ?sslmode=disable'),
);

const userExpected = 'an address with user and password';

function namesUser(text: string): boolean {
  return !URL.canParse(text) || (new URL(text).username !== '' && new URL(text).password !== '');
}

function optional(schema: z.ZodMiniType<string>): z.ZodMiniType<string | undefined> {
  return schema as z.ZodMiniType<string | undefined>;
}
