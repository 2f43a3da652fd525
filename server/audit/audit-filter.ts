import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { AuditAction } from '#domain/audit/audit.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { anyEntryId } from '#domain/site/entry-id.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { searchWords } from '#server/core/store/text-search.ts';

export type AuditFilter = {
  actions?: readonly AuditAction[] | undefined;
  /** Null: actions without a signed-in operator. */
  operatorId?: string | null | undefined;
  /** From `from` on, before `until`. */
  from?: string | undefined;
  until?: string | undefined;
  /** About this message or response. */
  record?: string | undefined;
  search?: AuditSearch | undefined;
};

/** Each word has to be in the name of an operator, in the words of the action, or the id of what it is about. */
export type AuditSearch = { text: string; actionsWith: (word: string) => readonly AuditAction[] };

/** `names`: of all operators by id. */
export function filteredAudit(
  db: Kysely<Tables>,
  { actions, operatorId, from, until, record, search }: AuditFilter,
  names: ReadonlyMap<string, string>,
) {
  return db
    .selectFrom('audit_log')
    .$if(actions !== undefined, (query) => query.where('audit_log.action', 'in', actions!))
    .$if(operatorId === null, (query) => query.where('audit_log.operator_id', 'is', null))
    .$if(typeof operatorId === 'string', (query) => query.where('audit_log.operator_id', '=', operatorId!))
    .$if(record !== undefined, (query) =>
      query.where((is) =>
        is.or([is('audit_log.target', '=', record!), is('audit_log.details', 'like', `%"${record}"%`)]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('audit_log.happened_at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('audit_log.happened_at', '<', until!))
    .$if(search !== undefined, (query) => query.where((entry) => entry.and(matches(entry, search!, names))));
}

function matches(
  entry: ExpressionBuilder<Tables, 'audit_log'>,
  { text, actionsWith }: AuditSearch,
  names: ReadonlyMap<string, string>,
) {
  return searchWords(text).map((word) => {
    const ids = [...names].flatMap(([id, name]) => (searchText(name).includes(word) ? [id] : []));
    const actions = actionsWith(word);
    const [named] = anyEntryId.exec(word) ?? [];
    return entry.or([
      sql<boolean>`1 = 0`,
      ...(actions.length > 0 ? [entry('audit_log.action', 'in', actions)] : []),
      ...(named ? [entry('audit_log.target', '=', named)] : []),
      ...ids.flatMap((id) => [
        entry('audit_log.operator_id', '=', id),
        entry('audit_log.target', '=', id),
        entry('audit_log.details', 'like', `%"${id}"%`),
      ]),
    ]);
  });
}
