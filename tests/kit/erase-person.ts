import type { Erased } from '#domain/api/person.ts';
import type { Store } from '#server/core/store/store.ts';
import { eraseMarked, markErased } from '#server/privacy/erasure.ts';
import { findPerson } from '#server/privacy/privacy.ts';

/** Everything under the address, and the given responses. */
export async function erasePerson(
  store: Store,
  email: string,
  responses: readonly string[],
): Promise<Erased> {
  const { messages } = await findPerson(store.db, { email });
  const erased = await store.transaction(
    async (db) => await markErased(db, { messages: messages.map(({ id }) => id), responses }),
  );
  await eraseMarked(store);
  return erased;
}
