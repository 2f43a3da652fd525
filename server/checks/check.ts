import type { SiteConfig } from '#config/site-config.ts';
import type { Finding } from '#domain/checks.ts';
import type { Env } from '#server/env.ts';
import type { Store } from '#server/store/store.ts';

export type CheckParts = {
  env: Env;
  /** With what is set in the admin area. */
  site: SiteConfig;
  /** Undefined if nothing is stored yet. */
  store: Store | undefined;
  clock: () => Date;
  /** Addresses of name servers instead of the machine's own. */
  nameServers?: readonly string[] | undefined;
};

/** Ends soon after `signal`. May throw: that is told as a finding with the code of the error. */
export type Check = (parts: CheckParts, signal: AbortSignal) => Promise<Finding[]>;

/** Never the message of an error, which may hold an address with its password. */
export function codeOf(error: unknown): string {
  const { code, errcode, name, cause } = error as {
    code?: unknown;
    errcode?: number;
    name?: string;
    cause?: unknown;
  };
  if (typeof code === 'string' && code !== 'ERR_SQLITE_ERROR') return code;
  if (errcode !== undefined) return `SQLite ${errcode}`;
  return cause ? codeOf(cause) : (name ?? 'unknown');
}

/** Of an address that only this machine or its own network knows, nobody outside can say anything. */
export function isLocal(hostname: string): boolean {
  return (
    /^(?:localhost|0\.0\.0\.0|127(?:\.\d+){3}|\[::1?\])$/.test(hostname) || hostname.endsWith('.localhost')
  );
}

/** ISO 8601 in UTC, for people. */
export function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}
