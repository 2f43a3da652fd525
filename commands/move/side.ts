import { hash } from 'node:crypto';
import { migrations } from '#server/core/store/migrations/migrations.ts';
import type { SiteTable } from './site-tables.ts';

export type Side = {
  /** In batches, ordered by the primary key. */
  read: (table: SiteTable) => AsyncIterable<readonly Row[]>;
  close: () => Promise<void>;
};

/** Locked: no other process can write into it until it is closed. */
export type Source = Side & {
  /** Tables that are not the site's: they are not copied. */
  otherTables: readonly string[];
};

/** Closed before `finish`, it is as it was before. */
export type Target = Side & {
  write: (table: SiteTable, rows: readonly Row[]) => Promise<void>;
  finish: () => Promise<void>;
};

/** A message may have 250 KB, a part of a file 192 KB. */
export function batchSize({ columns }: SiteTable): number {
  return columns.some(({ type }) => type === 'bytea') ? 20 : 200;
}

/** Why a store was not moved, for the operator; holds no password. */
export class MoveError extends Error {
  override name = 'MoveError';
}

/** Integers are bigints on both databases. */
export type Value = null | bigint | number | string | Uint8Array;
export type Row = readonly Value[];

export type RowDigest = {
  add: (rows: readonly Row[]) => void;
  rows: () => number;
  /** The sum of the hashes of all rows: the same in any order. */
  sum: () => string;
};

const modulus = 2n ** 256n;

export function createRowDigest(): RowDigest {
  let rows = 0;
  let sum = 0n;
  return {
    add: (more) => {
      for (const row of more) sum = (sum + BigInt(`0x${hash('sha256', canonical(row))}`)) % modulus;
      rows += more.length;
    },
    rows: () => rows,
    sum: () => sum.toString(16).padStart(64, '0'),
  };
}

function canonical(row: Row): string {
  return JSON.stringify(row.map(tagged));
}

/** The letter keeps the text "4" and the number 4 apart. */
function tagged(value: Value): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return `t${value}`;
  if (typeof value === 'bigint') return `i${value}`;
  if (typeof value === 'number') return `r${value}`;
  return `b${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}`;
}

/** Throws unless exactly the migrations of this build were carried out. */
export function expectThisVersion(applied: readonly string[]): void {
  const known = migrations.map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new MoveError(
      `The store is of a newer version of the site (${newer.join(', ')}): install that one to move it.`,
    );
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0)
    throw new MoveError(
      `The store is of an older version of the site (${missing.join(', ')} missing): start this version on it once, stop it, and move then.`,
    );
}
