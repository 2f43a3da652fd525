import type { Kysely } from 'kysely';
import { lock } from '#server/store/advisory-lock.ts';
import { createLink, deleteLinks } from '#server/store/operator-links.ts';
import { findOperator, hasOperators } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { createToken } from './random-token.ts';

const linkValidMs = 24 * 60 * 60 * 1000;

/**
 * Valid for a day, for an operator or (null) the first one; earlier links stop working. The token is in the fragment
 * (`#`), so that no server, log or other page receives it.
 */
export async function createSetUpLink(
  db: Kysely<Tables>,
  { operatorId, origin, now }: { operatorId: string | null; origin: string; now: Date },
): Promise<string> {
  const { token, tokenHash } = createToken();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + linkValidMs).toISOString();
  await deleteLinks(db, operatorId, createdAt);
  await createLink(db, { tokenHash, operatorId, createdAt, expiresAt });
  return `${origin}/admin/setup#token=${token}`;
}

/** Undefined if there is an operator already. */
export async function firstSetUpLink(store: Store, origin: string, now: Date): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    return (await hasOperators(db))
      ? undefined
      : await createSetUpLink(db, { operatorId: null, origin, now });
  });
}

/**
 * Made with the mail, so that the outbox never holds a working link. Undefined if the operator has no access any more.
 */
export async function linkToMail(
  store: Store,
  { operatorId, origin, now }: { operatorId: string; origin: string; now: Date },
): Promise<string | undefined> {
  return await store.transaction(async (db) =>
    (await findOperator(db, operatorId)) ? await createSetUpLink(db, { operatorId, origin, now }) : undefined,
  );
}
