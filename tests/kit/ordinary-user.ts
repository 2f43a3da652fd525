import { execFileSync } from 'node:child_process';

export type Identity = { uid: number; gid: number };

/** Whom to run PostgreSQL as where tests run as root, which it refuses; undefined elsewhere. */
export function ordinaryUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
