import type { Kysely } from 'kysely';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { withdrawAddressMails, withdrawLinkMails } from '#server/outbox/access-mails.ts';
import { deleteLinks } from './operator-links.ts';

/** All links of an operator, those in mails not yet sent too: one may have been asked for by somebody else. */
export async function endLinks(
  db: Kysely<Tables>,
  { id, email }: Pick<Operator, 'id' | 'email'>,
): Promise<void> {
  await deleteLinks(db, id);
  await withdrawLinkMails(db, email);
  await withdrawAddressMails(db, id);
}
