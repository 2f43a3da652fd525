import { type ExpressionBuilder, sql } from 'kysely';
import type { AuditEntry } from '#domain/api/audit.ts';
import { type AuditAction, type AuditDetails, auditedRecord, auditSubject } from '#domain/audit/audit.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { anyEntryId } from '#domain/site/entry-id.ts';
import type { Acting } from '#server/core/api/admin-env.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countRows, isFound } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { searchWords } from '#server/core/store/text-search.ts';
import { type NewestNames, newestNames } from './operator-names.ts';

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
export async function recordAudit(db: Db, entry: NewAuditEntry): Promise<void> {
  await recordAudits(db, [entry]);
}

/** Records what one operator does at one time. */
export function recorder(db: Db, at: string, operatorId: string | null): Acting['record'] {
  return async (action, about) => await recordAudit(db, { at, operatorId, action, ...about });
}

/** In one statement: databases limit the number of values in it, so not many more than 1,000. */
export async function recordAudits(db: Db, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const names = await newestNames(db);
  const nameId = (operatorId: string | null) => names.get(operatorId ?? '')?.id ?? null;
  const rows = entries.map(({ at, operatorId, action, target = null, details = {} }) => ({
    id: newId(),
    happenedAt: at,
    operatorId,
    action,
    target,
    details: JSON.stringify(details),
    operatorNameId: nameId(operatorId),
    subjectNameId: nameId(auditSubject({ action, target, details })),
  }));
  await db.insertInto('audit_log').values(rows).execute();
}

/** Reading something is recorded once per operator and day (UTC); call it in a transaction. */
export async function recordReading(
  db: Db,
  entry: NewAuditEntry & { operatorId: string; target: string },
): Promise<void> {
  const known = db
    .selectFrom('audit_log')
    .select('id')
    .where('target', '=', entry.target)
    .where('action', '=', entry.action)
    .where('operatorId', '=', entry.operatorId)
    .where('happenedAt', '>=', entry.at.slice(0, 10))
    .limit(1);
  if (!(await isFound(known))) await recordAudit(db, entry);
}

export type AuditFilter = {
  actions?: readonly AuditAction[] | undefined;
  /** Null: actions without a signed-in operator. */
  operatorId?: string | null | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** About this message or response. */
  record?: string | undefined;
  search?: AuditSearch | undefined;
};

/** Each word has to be in the name of an operator, in the words of the action, or the id of what it is about. */
type AuditSearch = { text: string; actionsWith: (word: string) => readonly AuditAction[] };

function filteredAudit(
  db: Db,
  { actions, operatorId, from, until, record, search }: AuditFilter,
  names: NewestNames,
) {
  return db
    .selectFrom('audit_log')
    .$if(actions !== undefined, (query) => query.where('audit_log.action', 'in', actions!))
    .$if(operatorId === null, (query) => query.where('audit_log.operatorId', 'is', null))
    .$if(typeof operatorId === 'string', (query) => query.where('audit_log.operatorId', '=', operatorId!))
    .$if(record !== undefined, (query) =>
      query.where((is) =>
        is.or([is('audit_log.target', '=', record!), is('audit_log.details', 'like', `%"${record}"%`)]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('audit_log.happenedAt', '>=', from!))
    .$if(until !== undefined, (query) => query.where('audit_log.happenedAt', '<', until!))
    .$if(search !== undefined, (query) => query.where((entry) => entry.and(matches(entry, search!, names))));
}

function matches(
  entry: ExpressionBuilder<Tables, 'audit_log'>,
  { text, actionsWith }: AuditSearch,
  names: NewestNames,
) {
  return searchWords(text).map((word) => {
    const ids = [...names].flatMap(([id, { name }]) => (searchText(name).includes(word) ? [id] : []));
    const actions = actionsWith(word);
    const [named] = anyEntryId.exec(word) ?? [];
    return entry.or([
      sql<boolean>`1 = 0`,
      ...(actions.length > 0 ? [entry('audit_log.action', 'in', actions)] : []),
      ...(named ? [entry('audit_log.target', '=', named)] : []),
      ...ids.flatMap((id) => [
        entry('audit_log.operatorId', '=', id),
        entry('audit_log.target', '=', id),
        entry('audit_log.details', 'like', `%"${id}"%`),
      ]),
    ]);
  });
}

type Page = AuditFilter & { before?: string | undefined; limit: number };

/** Newest first; `before` is an id. */
export async function listAudit(db: Db, { before, limit, ...filter }: Page): Promise<AuditEntry[]> {
  const names = await newestNames(db);
  const rows = await filteredAudit(db, filter, names)
    .leftJoin('operator_names as doer', 'doer.id', 'audit_log.operatorNameId')
    .leftJoin('operator_names as other', 'other.id', 'audit_log.subjectNameId')
    .select(['audit_log.id', 'happenedAt as at', 'action', 'target', 'details', 'audit_log.operatorId'])
    .select(['doer.name as doerName', 'other.name as otherName'])
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  const found = rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> }));
  const references = await referencesOf(
    db,
    found.flatMap((entry) => auditedRecord(entry)?.id ?? []),
  );
  // Entries older than the names fall back to the newest one.
  const named = (id: string | null, name: string | null) =>
    id === null ? null : { id, name: name ?? names.get(id)?.name ?? null };
  return found.map(({ operatorId, doerName, otherName, ...entry }) => {
    const record = auditedRecord(entry);
    const reference = references.get(record?.id ?? '');
    return {
      ...entry,
      operator: named(operatorId, doerName),
      subject: named(auditSubject(entry), otherName),
      record: record && reference !== undefined ? { ...record, reference } : null,
    };
  });
}

/** References of messages, and ids of responses, that are stored. */
async function referencesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('survey_responses').select(['id', 'id as reference']).where('id', 'in', ids))
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  return await countRows(filteredAudit(db, filter, await newestNames(db)));
}

export async function lastSignIns(db: Db): Promise<Map<string, string>> {
  const signingIn: readonly AuditAction[] = ['session.signedIn', 'operator.setUp'];
  const rows = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['operatorId', fn.max('happenedAt').as('at')])
    .where('action', 'in', signingIn)
    .where('operatorId', 'is not', null)
    .groupBy('operatorId')
    .execute();
  return new Map(rows.map(({ operatorId, at }) => [operatorId!, at]));
}
