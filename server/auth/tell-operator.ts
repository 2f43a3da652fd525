import type { Kysely } from 'kysely';
import type { MailKind } from '#domain/mail-kinds.ts';
import type { Operator } from '#server/store/operators.ts';
import { queueMail } from '#server/store/outbox.ts';
import type { Tables } from '#server/store/tables.ts';

/** ASVS 6.3.7. Call it in the transaction of the change. */
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
