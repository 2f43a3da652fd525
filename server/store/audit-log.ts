import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditEntry } from '#domain/answers/audit.ts';
import type { AuditAction } from '#domain/audit.ts';
import type { Tables } from './tables.ts';

export type NewAuditEntry = {
  at: string;
  /** Null if nobody was signed in, or for actions of the server itself. */
  operatorId: string | null;
  action: AuditAction;
  /** An id, never a name or an address. */
  target?: string | null;
  /** Codes, counts and ids; no personal data. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Call it in the transaction of the action, so that neither is stored without the other (SEC-27). */
export async function recordAudit(
  db: Kysely<Tables>,
  { at, operatorId, action, target = null, details = {} }: NewAuditEntry,
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

export type AuditQuery = {
  before?: string | undefined;
  limit: number;
  actions?: readonly AuditAction[] | undefined;
  /** Null: actions without a signed-in operator. */
  operatorId?: string | null | undefined;
};

export async function listAudit(
  db: Kysely<Tables>,
  { before, limit, actions, operatorId }: AuditQuery,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
    .selectAll('audit_log')
    .select('operators.name as operator_name')
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .$if(actions !== undefined, (query) => query.where('audit_log.action', 'in', actions!))
    .$if(operatorId === null, (query) => query.where('audit_log.operator_id', 'is', null))
    .$if(typeof operatorId === 'string', (query) => query.where('audit_log.operator_id', '=', operatorId!))
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

export async function lastSignIns(db: Kysely<Tables>): Promise<Map<string, string>> {
  const signingIn: readonly AuditAction[] = ['session.signedIn', 'operator.setUp'];
  const rows = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['operator_id', fn.max('happened_at').as('at')])
    .where('action', 'in', signingIn)
    .where('operator_id', 'is not', null)
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id, at }) => [operator_id!, at]));
}
