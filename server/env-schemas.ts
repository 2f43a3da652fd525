import { isIPv4 } from 'node:net';
import * as z from 'zod/mini';
import { isPrivateAddress, isThisMachine } from './core/http/private-address.ts';

const address = z.pipe(z.string(), z.transform(encodedAddress));

export function addressOf(protocols: readonly string[], ...checks: Parameters<z.ZodMiniString['check']>) {
  const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  const isAddress = (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '');
  return z.pipe(address, z.string().check(z.refine(isAddress, expected), ...checks));
}

/** Encodes user and password, which people paste as they know them, with `%`, `/`, `?` or `#`. */
function encodedAddress(address: string): string {
  const [, protocol = '', credentials = '', place = ''] =
    (isReadRight(address) ? plainUrl : urlWithSigns).exec(address) ?? [];
  if (protocol === '') return address;
  const [user = '', ...password] = credentials.split(':');
  const encodedCredentials = [user, ...(password.length > 0 ? [password.join(':')] : [])].map(encoded);
  return `${protocol}//${encodedCredentials.join(':')}@${decodable(place) ? place : place.replaceAll('%', '%25')}`;
}

const plainUrl = /^([a-z]+:)\/\/([^/?#]*)@(.*)$/is;
/** The last @ before the name of a machine ends the password. */
const urlWithSigns = /^([a-z]+:)\/\/(.*)@((?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?)$/is;

/** False if `URL` would end the host at a sign in the password, and take the rest for a path. */
function isReadRight(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, hash } = new URL(address);
  return !`${pathname}${hash}`.includes('@') || (username !== '' && password !== '');
}

function encoded(part: string): string {
  return decodable(part) ? part.replaceAll(/[/?#@[\]]/g, encodeURIComponent) : encodeURIComponent(part);
}

function decodable(part: string): boolean {
  try {
    // The build removes a call whose result is not used.
    return typeof decodeURIComponent(part) === 'string';
  } catch {
    return false;
  }
}

export const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'a host name or address'));

export const ageKeys = z
  .string()
  .check(
    z.regex(/^age1[02-9ac-hj-np-z]{20,}(?:[\s,]+age1[02-9ac-hj-np-z]{20,})*$/, 'public keys of age, age1…'),
  );

/** Unencrypted to this machine only. */
export const storageAddress = z.pipe(
  address,
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      if (!url) return false;
      const { protocol, hostname, username, password, pathname } = url;
      const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
      return isSafe && username !== '' && password !== '' && /^\/[^/]+/.test(pathname);
    }, 'https://<key id>:<key>@<host>/<bucket>/<folder>?region=<region>'),
  ),
);

/** Unencrypted within the own network only: to this machine, a private address, or a name such as `ollama`. */
export const modelAddress = z.string().check(
  z.refine((text) => {
    const { protocol, hostname, username, password } = URL.parse(text) ?? {};
    if (!hostname || username || password) return false;
    const isNear =
      isThisMachine(hostname) || !hostname.includes('.') || (isIPv4(hostname) && isPrivateAddress(hostname));
    return protocol === 'https:' || (protocol === 'http:' && isNear);
  }, 'https://<host>, or http://<host> within your own network, without user and password'),
);

export const folderPath = z.string().check(z.regex(/^[^\0\r\n]+$/, 'the path of a folder'));

export const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day in UTC such as 02:30'));

export const dkimSelector = z.string().check(z.regex(/^[\w-]+(?:\.[\w-]+)*$/, 'a name such as site1'));

/** `prefer` would fall back to an unencrypted connection. */
const sslModes = new Set(['verify-full', 'verify-ca', 'require', 'disable']);

/** Refuses unencrypted connections to a remote database unless they are allowed explicitly (ASVS 12.3.3). */
export const databaseAddress = addressOf(
  ['postgres:', 'postgresql:'],
  z.refine((text) => {
    const url = URL.parse(text);
    if (!url) return false;
    const { hostname, searchParams } = url;
    const isSocket = /^(?:|%2f.*)$/i.test(hostname);
    return isSocket || isThisMachine(hostname) || sslModes.has(searchParams.get('sslmode') ?? '');
  }, 'for a database on another machine ?sslmode=verify-full at its end (encrypted and checked), or ?sslmode=disable'),
);

export const mailboxAddress = addressOf(
  ['imap:', 'imaps:'],
  z.refine((text) => {
    const url = URL.parse(text);
    return !url || (url.username !== '' && url.password !== '');
  }, 'an address with user and password'),
);

export function optional(schema: z.ZodMiniType<string>): z.ZodMiniType<string | undefined> {
  return schema as z.ZodMiniType<string | undefined>;
}
