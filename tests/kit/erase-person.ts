import type { Kysely } from 'kysely';
import type { Erased } from '#domain/answers/person.ts';
import { eraseRecords, findPerson } from '#server/store/privacy.ts';
import type { Tables } from '#server/store/tables.ts';

/** Everything under the address, and the given responses. */
export async function erasePerson(
  db: Kysely<Tables>,
  email: string,
  responses: readonly string[],
): Promise<Erased> {
  const { messages } = await findPerson(db, { email });
  return await eraseRecords(db, { messages: messages.map(({ id }) => id), responses });
}
