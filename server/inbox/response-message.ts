import type { Kysely } from 'kysely';
import type { KeptResponse } from '#domain/api/response.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { storeMessage } from '#server/forms/support-messages.ts';

/**
 * Puts a response into the inbox, where it is answered like any message; once, however often it is asked for. Returns
 * the id of the message, or undefined if the response contains no address. Call it in a transaction.
 */
export async function messageFromResponse(
  db: Kysely<Tables>,
  { id, name, companyOrOccupation, comment, language, receivedAt }: KeptResponse,
): Promise<string | undefined> {
  const email = addressInTexts(name, companyOrOccupation, comment);
  if (email === undefined) return undefined;
  const facts = {
    id: newId(),
    receivedAt,
    language,
    signals: [],
    idempotencyHash: `response ${id}`,
  };
  const message = { name, email, company: companyOrOccupation, message: comment || name };
  return (await storeMessage(db, facts, message)).id;
}
