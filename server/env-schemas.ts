import * as z from 'zod/mini';

export function addressOf(protocols: readonly string[]) {
  const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected));
}

export const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'a host name or address'));

export const ageKeys = z
  .string()
  .check(
    z.regex(/^age1[02-9ac-hj-np-z]{20,}(?:[\s,]+age1[02-9ac-hj-np-z]{20,})*$/, 'public keys of age, age1…'),
  );

/** Unencrypted to this machine only. */
export const storageAddress = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password, pathname } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.)/.test(hostname));
    return isSafe && username !== '' && password !== '' && /^\/[^/]+/.test(pathname);
  }, 'https://<key id>:<key>@<host>/<bucket>/<folder>?region=<region>'),
);

export const folderPath = z.string().check(z.regex(/^[^\0\r\n]+$/, 'the path of a folder'));

export const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day in UTC such as 02:30'));

export const dkimSelector = z.string().check(z.regex(/^[\w-]+(?:\.[\w-]+)*$/, 'a name such as site1'));

const postgresAddress = addressOf(['postgres:', 'postgresql:']);

/** `prefer` would fall back to an unencrypted connection. */
const sslModes = new Set(['verify-full', 'verify-ca', 'require', 'disable']);

/** Refuses unencrypted connections to a remote database unless they are allowed explicitly (ASVS 12.3.3). */
export const databaseAddress = postgresAddress.check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { hostname, searchParams } = new URL(text);
    const isThisMachine = /^(?:|localhost|127(?:\.\d+){3}|\[::1\]|%2f.*)$/i.test(hostname);
    return isThisMachine || sslModes.has(searchParams.get('sslmode') ?? '');
  }, 'for a database on another machine ?sslmode=verify-full at its end (encrypted and checked), or ?sslmode=disable'),
);

export const mailboxAddress = addressOf(['imap:', 'imaps:']).check(
  z.refine(namesUser, 'an address with user and password'),
);

function namesUser(text: string): boolean {
  return !URL.canParse(text) || (new URL(text).username !== '' && new URL(text).password !== '');
}

export function optional(schema: z.ZodMiniType<string>): z.ZodMiniType<string | undefined> {
  return schema as z.ZodMiniType<string | undefined>;
}
