import { hash } from 'node:crypto';

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
