import type { Kysely } from 'kysely';
import type { MailKind } from '#server/store/mail-kinds.ts';
import type { Operator } from '#server/store/operators.ts';
import { queueMail } from '#server/store/outbox.ts';
import type { Tables } from '#server/store/tables.ts';

/**
 * Queues the mail that tells an operator what happened to their account at `at` (ASVS 6.3.7); call it in the transaction
 * of the change. `details` fill the words of this kind of mail.
 */
export async function tellOperator(
  db: Kysely<Tables>,
  kind: MailKind,
  { email, name }: Pick<Operator, 'email' | 'name'>,
  at: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const facts = { operatorName: name, ...details };
  await queueMail(db, { kind, recipient: email, createdAt: at, details: facts });
}
