import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

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

export async function isFound(query: Select): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}
