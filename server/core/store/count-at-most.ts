import { type SelectQueryBuilder, sql } from 'kysely';
import { mostCounted } from '#domain/responses/counted.ts';
import type { Db } from './store.ts';

/** Stops after `mostCounted`, so that no count takes longer the more there are. */
export async function countAtMost<Tables, Table extends keyof Tables>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const some = rows.select(sql<number>`1`.as('one')).limit(mostCounted + 1);
  const counted = await sql<{
    count: number | string;
  }>`select count(*) as count from ${some} as found`.execute(db);
  return Number(counted.rows[0]!.count);
}
