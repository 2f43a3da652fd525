import { warnedFailures } from '#domain/accounts/sign-in-delay.ts';
import { dayMs } from '#domain/language/durations.ts';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Db } from '#server/core/store/store.ts';
import { hasQueuedMail } from '#server/outbox/access-mails.ts';
import { queueMail } from '#server/outbox/outbox.ts';

/** ASVS 6.3.7. Call it in the transaction of the change. */
export async function notifyOperator(
  db: Db,
  kind: MailKind,
  { email, name }: Pick<Operator, 'email' | 'name'>,
  at: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const facts = { operatorName: name, ...details };
  await queueMail(db, { kind, recipient: email, createdAt: at, details: facts });
}

const kind = 'sign-in-warning';

/** At certain numbers of failures, once a day at most; call it in the transaction of the failure. */
export async function warnOfFailures(
  db: Db,
  operator: Operator,
  failures: number,
  now: Date,
): Promise<boolean> {
  if (failures === 0 || failures % warnedFailures !== 0) return false;
  const since = new Date(now.getTime() - dayMs).toISOString();
  if (await hasQueuedMail(db, { kind, recipient: operator.email, since })) return false;
  await notifyOperator(db, kind, operator, now.toISOString(), { count: String(failures) });
  return true;
}
