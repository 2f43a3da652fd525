import type { SiteConfig } from '#content/facts/site-config.ts';
import type { Finding } from '#domain/health/checks.ts';
import { isThisMachine } from '#server/core/http/private-address.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';

export type CheckParts = {
  env: Env;
  /** Includes the settings of the admin area. */
  site: SiteConfig;
  /** Undefined if nothing is stored yet. */
  store: Store | undefined;
  clock: () => Date;
  nameServers?: readonly string[] | undefined;
};

/** Ends soon after `signal`. An error that it throws becomes a finding with the error's code. */
export type Check = (parts: CheckParts, signal: AbortSignal) => Promise<Finding[]>;

/** Not the message of an error, which may contain an address with its password. */
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

/** A local address means nothing outside this machine, so it can't be checked from there. */
export function isLocal(hostname: string): boolean {
  return isThisMachine(hostname) || /^(?:0\.0\.0\.0|\[::\]|.*\.localhost)$/.test(hostname);
}

export function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return async () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return await underWay;
  };
}
