import { migrations } from '#server/core/store/migrations/migrations.ts';
import { MoveError } from './move-error.ts';

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
