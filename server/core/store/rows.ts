import {
  type DeleteResult,
  type InsertResult,
  type SelectQueryBuilder,
  sql,
  type UpdateResult,
} from 'kysely';

type Write = { executeTakeFirstOrThrow: () => Promise<DeleteResult | InsertResult | UpdateResult> };
type Select = { executeTakeFirst: () => Promise<unknown> };

export async function countWritten(statement: Write): Promise<number> {
  const result: Partial<DeleteResult & InsertResult & UpdateResult> =
    await statement.executeTakeFirstOrThrow();
  return Number(result.numDeletedRows ?? result.numUpdatedRows ?? result.numInsertedOrUpdatedRows);
}

export async function isWritten(statement: Write): Promise<boolean> {
  return (await countWritten(statement)) > 0;
}

export async function countRows<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select(sql`count(*)`.as('count')).$castTo<{ count: number | string }>();
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

export async function isFound(query: Select): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** PostgreSQL takes no empty list. */
export function notEmpty(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : [''];
}
