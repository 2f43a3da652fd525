import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What can be done in the admin area; the screen turns the code into words. */
export type AuditAction =
  | 'session.signedIn'
  | 'session.failed'
  | 'session.signedOut'
  | 'session.revoked'
  | 'operator.setUp'
  | 'operator.invited'
  | 'operator.resetRequested'
  | 'operator.removed'
  | 'password.changed'
  | 'totp.enabled'
  | 'totp.disabled'
  | 'recoveryCodes.renewed'
  | 'recoveryCode.used'
  | 'publication.published'
  | 'publication.restored'
  | 'message.changed'
  | 'message.answered'
  | 'message.noted'
  | 'response.changed'
  | 'mail.retried'
  | 'messages.exported'
  | 'responses.exported'
  | 'person.exported'
  | 'person.erased';

export type AuditEntry = {
  at: string;
  /** Null when nobody was signed in, or the server acted by itself. */
  operatorId: string | null;
  action: AuditAction;
  /** Id of what it was done to; never a name or an address. */
  target?: string | null;
  /** Codes, counts and ids; no personal data. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
};

export type StoredAuditEntry = {
  id: string;
  at: string;
  /** `name` is null when that operator has been removed. */
  operator: { id: string; name: string | null } | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
};

/** Adds an entry; call it in the transaction of the deed, so that neither is stored without the other (SEC-27). */
export async function recordAudit(
  db: Kysely<Tables>,
  { at, operatorId, action, target = null, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      happened_at: at,
      operator_id: operatorId,
      action,
      target,
      details: JSON.stringify(details),
    })
    .execute();
}

/** Up to `limit` entries, newest first, before the one with the id `before`. */
export async function listAudit(
  db: Kysely<Tables>,
  { before, limit }: { before?: string; limit: number },
): Promise<StoredAuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
    .selectAll('audit_log')
    .select('operators.name as operator_name')
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.happened_at,
    operator: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name },
    action: row.action,
    target: row.target,
    details: JSON.parse(row.details) as Record<string, unknown>,
  }));
}
