import type { Row } from './row-digest.ts';
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
