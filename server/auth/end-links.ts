import type { Kysely } from 'kysely';
import { withdrawAddressMails, withdrawLinkMails } from '#server/store/access-mails.ts';
import { deleteLinks } from '#server/store/operator-links.ts';
import type { Operator } from '#server/store/operators.ts';
import type { Tables } from '#server/store/tables.ts';

/** All links of an operator, those in mails not yet sent too: one may have been asked for by somebody else. */
export async function endLinks(
  db: Kysely<Tables>,
  { id, email }: Pick<Operator, 'id' | 'email'>,
): Promise<void> {
  await deleteLinks(db, id);
  await withdrawLinkMails(db, email);
  await withdrawAddressMails(db, id);
}
