import { randomUUIDv7 } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Plan, PlanFailure } from '#domain/answers/plan.ts';
import type { DraftedField } from '#domain/content-edits.ts';
import type { PublishedProduct } from '#domain/publication.ts';
import { namesOf } from './content.ts';
import type { PlansTable } from './operator-tables.ts';
import type { Tables } from './tables.ts';

export type StoredPlan = Omit<Plan, 'fields'> & { readonly fields: readonly DraftedField[] };

export type NewPlan = {
  readonly operatorId: string;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly needsApproval: boolean;
  readonly baseVersion: number;
  readonly products: readonly PublishedProduct[];
  readonly fields: readonly DraftedField[];
};

const mostListed = 50;

/** Returns its id. */
export async function insertPlan(db: Kysely<Tables>, plan: NewPlan): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('plans')
    .values({
      id,
      operator_id: plan.operatorId,
      created_at: plan.createdAt,
      due_at: plan.dueAt,
      needs_approval: plan.needsApproval ? 1 : 0,
      approved_by: null,
      state: 'waiting',
      failure: null,
      places: '[]',
      version: null,
      base_version: plan.baseVersion,
      products: JSON.stringify(plan.products),
      fields: JSON.stringify(plan.fields),
      tries: 0,
      next_try_at: null,
      ended_at: null,
    })
    .execute();
  return id;
}

export async function listPlans(db: Kysely<Tables>): Promise<StoredPlan[]> {
  const names = await namesOf(db);
  const open = await db
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('created_at')
    .execute();
  const over = await db
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', ['published', 'cancelled'])
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
  return [...open, ...over].map((row) => planOf(row, names));
}

export async function findPlan(db: Kysely<Tables>, id: string): Promise<StoredPlan | undefined> {
  const row = await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
  return row && planOf(row, await namesOf(db));
}

/** Those that wait for nothing but their turn, the one that is due longest first. */
export async function listDuePlans(db: Kysely<Tables>, now: string): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('due_at', 'is', null), where('due_at', '<=', now)]))
    .where(isAllowed)
    .orderBy('due_at')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => planOf(row, new Map()));
}

/** Those of others. */
export async function countPlansToApprove(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('plans')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('needs_approval', '=', 1)
    .where('approved_by', 'is', null)
    .where('operator_id', '!=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Ending =
  | { state: 'published'; version: number }
  | { state: 'failed'; failure: PlanFailure; places: readonly string[] }
  | { state: 'cancelled' };

/** False if it does not wait any more; a plan that failed can still be cancelled. */
export async function endPlan(db: Kysely<Tables>, id: string, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({
      state: ending.state,
      ...(ending.state === 'published' ? { version: ending.version } : {}),
      ...(ending.state === 'failed'
        ? { failure: ending.failure, places: JSON.stringify(ending.places) }
        : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', ending.state === 'cancelled' ? ['waiting', 'failed'] : ['waiting'])
    // The rule may have been made since it was found to be due.
    .$if(ending.state === 'published', (query) => query.where(isAllowed))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also of those that were planned before anybody had to approve. */
export async function askForApproval(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('plans').set({ needs_approval: 1 }).where('state', '=', 'waiting').execute();
}

/** False if it waits for no approval, or the operator is the one who planned it. */
export async function approvePlan(db: Kysely<Tables>, id: string, operatorId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({ approved_by: operatorId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('needs_approval', '=', 1)
    .where('approved_by', 'is', null)
    .where('operator_id', '!=', operatorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isAllowed(where: ExpressionBuilder<Tables, 'plans'>) {
  return where.or([where('needs_approval', '=', 0), where('approved_by', 'is not', null)]);
}

function planOf(row: Selectable<PlansTable>, names: ReadonlyMap<string, string>): StoredPlan {
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  return {
    id: row.id,
    by: person(row.operator_id),
    createdAt: row.created_at,
    dueAt: row.due_at,
    needsApproval: row.needs_approval === 1,
    approvedBy: row.approved_by === null ? null : person(row.approved_by),
    state: row.state,
    failure: row.failure,
    places: JSON.parse(row.places) as string[],
    version: row.version,
    baseVersion: row.base_version,
    products: JSON.parse(row.products) as PublishedProduct[],
    fields: JSON.parse(row.fields) as DraftedField[],
  };
}
