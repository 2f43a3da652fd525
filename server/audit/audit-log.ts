import { type Insertable, type Kysely, sql } from 'kysely';
import type { AuditEntry } from '#domain/api/audit.ts';
import {
  type AuditAction,
  type AuditDetails,
  type AuditedRecord,
  auditedRecord,
  auditSubject,
} from '#domain/audit/audit.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { type AuditFilter, filteredAudit } from './audit-filter.ts';
import { listNames, nameIdOf } from './operator-names.ts';

export type NewAuditEntry = {
  at: string;
  /** Null without a signed-in operator, or for actions of the server itself. */
  operatorId: string | null;
  action: AuditAction;
  /** An id, never a name or an address. */
  target?: string | null;
  details?: AuditDetails;
};

/** Call it in the transaction of the action, so that neither is stored without the other (SEC-27). */
export async function recordAudit(db: Kysely<Tables>, entry: NewAuditEntry): Promise<void> {
  await recordAudits(db, [entry]);
}

/** In one statement: databases limit the number of values in it, so not many more than 1,000. */
export async function recordAudits(db: Kysely<Tables>, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const named = new Map<string | null, string | null>([[null, null]]);
  const nameOf = async (id: string | null): Promise<string | null> => {
    if (!named.has(id)) named.set(id, await nameIdOf(db, id!));
    return named.get(id)!;
  };
  const rows: Insertable<Tables['audit_log']>[] = [];
  for (const { at, operatorId, action, target = null, details = {} } of entries)
    rows.push({
      id: newId(),
      happened_at: at,
      operator_id: operatorId,
      action,
      target,
      details: JSON.stringify(details),
      operator_name_id: await nameOf(operatorId),
      subject_name_id: await nameOf(auditSubject({ action, target, details })),
    });
  await db.insertInto('audit_log').values(rows).execute();
}

/** Reading something is recorded once per operator and day (UTC); call it in a transaction. */
export async function recordReading(
  db: Kysely<Tables>,
  entry: NewAuditEntry & { operatorId: string; target: string },
): Promise<void> {
  const known = await db
    .selectFrom('audit_log')
    .select(sql`1`.as('one'))
    .where('target', '=', entry.target)
    .where('action', '=', entry.action)
    .where('operator_id', '=', entry.operatorId)
    .where('happened_at', '>=', entry.at.slice(0, 10))
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordAudit(db, entry);
}

type Page = AuditFilter & { before?: string | undefined; limit: number };

/** Newest first; `before` is an id. */
export async function listAudit(
  db: Kysely<Tables>,
  { before, limit, ...filter }: Page,
): Promise<AuditEntry[]> {
  const names = await listNames(db);
  const rows = await filteredAudit(db, filter, names)
    .leftJoin('operator_names as doer', 'doer.id', 'audit_log.operator_name_id')
    .leftJoin('operator_names as other', 'other.id', 'audit_log.subject_name_id')
    .selectAll('audit_log')
    .select(['doer.name as doer_name', 'other.name as other_name'])
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  const entries = rows.map(({ operator_id, doer_name, other_name, ...row }) => {
    const entry = {
      id: row.id,
      at: row.happened_at,
      action: row.action,
      target: row.target,
      details: JSON.parse(row.details) as Record<string, unknown>,
    };
    const subject = auditSubject(entry);
    return {
      ...entry,
      // Entries older than the names fall back to the newest one.
      operator:
        operator_id === null ? null : { id: operator_id, name: doer_name ?? names.get(operator_id) ?? null },
      subject: subject === null ? null : { id: subject, name: other_name ?? names.get(subject) ?? null },
      record: auditedRecord(entry),
    };
  });
  const stored = await storedRecords(
    db,
    entries.flatMap(({ record }) => record ?? []),
  );
  return entries.map((entry) => ({
    ...entry,
    record: recordOf(entry.record, stored),
  }));
}

export async function countAudit(db: Kysely<Tables>, filter: AuditFilter): Promise<number> {
  const { count } = await filteredAudit(db, filter, await listNames(db))
    .select(db.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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

function recordOf(record: AuditedRecord | null, stored: ReadonlyMap<string, string>): AuditEntry['record'] {
  const reference = stored.get(record?.id ?? '');
  return record && reference !== undefined ? { ...record, reference } : null;
}

const tables = { message: 'support_messages', response: 'survey_responses' } as const;

async function storedRecords(
  db: Kysely<Tables>,
  records: readonly AuditedRecord[],
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const kind of ['message', 'response'] as const) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom<'support_messages' | 'survey_responses'>(tables[kind])
      .select(['id', ...(kind === 'message' ? (['reference'] as const) : [])])
      .where('id', 'in', ids)
      .execute();
    for (const { id, reference = id } of rows) stored.set(id, reference);
  }
  return stored;
}
