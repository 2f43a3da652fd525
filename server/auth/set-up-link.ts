import type { Kysely } from 'kysely';
import { lock } from '#server/store/advisory-lock.ts';
import { createLink, deleteLinks } from '#server/store/operator-links.ts';
import { findOperator, hasOperators } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { createToken } from './random-token.ts';

const linkValidMs = 24 * 60 * 60 * 1000;

/**
 * Makes a one-time link, for an operator or (null) for the first one, and gives its address; the ones before stop
 * working. Works for a day. The token stands behind the `#`, so that no server, log or other page is ever told it.
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

/** The address where the first operator is made, or undefined if there is one already. */
export async function firstSetUpLink(store: Store, origin: string, now: Date): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    return (await hasOperators(db))
      ? undefined
      : await createSetUpLink(db, { operatorId: null, origin, now });
  });
}

/**
 * The link that a mail to an operator carries, made when the mail is: the outbox never holds one that works. Undefined
 * if they have no access any more.
 */
export async function linkToMail(
  store: Store,
  { operatorId, origin, now }: { operatorId: string; origin: string; now: Date },
): Promise<string | undefined> {
  return await store.transaction(async (db) =>
    (await findOperator(db, operatorId)) ? await createSetUpLink(db, { operatorId, origin, now }) : undefined,
  );
}
