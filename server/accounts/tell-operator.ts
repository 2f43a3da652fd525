import type { Kysely } from 'kysely';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { queueMail } from '#server/outbox/outbox.ts';

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
