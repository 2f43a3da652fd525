import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type {
  ScheduledRelease,
  ScheduleFailure,
  ScheduleState,
  WholeScheduledRelease,
} from '#domain/api/schedule.ts';
import type { DraftedField } from '#domain/publishing/content-edits.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isSqlite } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { namesOf } from './content.ts';

export type StoredScheduled = Omit<WholeScheduledRelease, 'fields'> & {
  readonly fields: readonly DraftedField[];
};

export type NewScheduled = {
  readonly operatorId: string;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly needsApproval: boolean;
  readonly baseVersion: number;
  readonly fields: readonly DraftedField[];
};

const mostListed = 50;

const openStates: ScheduleState[] = ['waiting', 'failed'];

/** Returns its id. */
export async function insertScheduled(db: Kysely<Tables>, scheduled: NewScheduled): Promise<string> {
  const id = newId();
  await db
    .insertInto('scheduled_releases')
    .values({
      id,
      operator_id: scheduled.operatorId,
      created_at: scheduled.createdAt,
      due_at: scheduled.dueAt,
      needs_approval: scheduled.needsApproval ? 1 : 0,
      approved_by: null,
      state: 'waiting',
      failure: null,
      places: '[]',
      version: null,
      base_version: scheduled.baseVersion,
      fields: JSON.stringify(scheduled.fields),
      tries: 0,
      next_try_at: null,
      ended_at: null,
    })
    .execute();
  return id;
}

/** Leaves out their fields; cancelled ones only since `cancelledSince`. */
export async function listScheduled(db: Kysely<Tables>, cancelledSince: string): Promise<ScheduledRelease[]> {
  const names = await namesOf(db);
  const open = await withoutWords(db).where('state', 'in', openStates).orderBy('created_at').execute();
  const cancelled = await withoutWords(db)
    .where('state', '=', 'cancelled')
    .where('ended_at', '>=', cancelledSince)
    .orderBy('ended_at', 'desc')
    .execute();
  const published = await withoutWords(db)
    .where('state', '=', 'published')
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
  return [...open, ...cancelled, ...published].map((row) => factsOf(row, names));
}

export async function countOpenScheduled(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('scheduled_releases')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findScheduled(db: Kysely<Tables>, id: string): Promise<StoredScheduled | undefined> {
  const row = await withoutWords(db).select('fields').where('id', '=', id).executeTakeFirst();
  return (
    row && {
      ...factsOf(row, await namesOf(db)),
      fields: JSON.parse(row.fields) as DraftedField[],
    }
  );
}

/** `tries`: how often a process has begun to carry it out. */
export type DueRelease = {
  readonly id: string;
  readonly by: string;
  readonly approvedBy: string | null;
  readonly tries: number;
  /** Null: as soon as it is approved. */
  readonly dueAt: string | null;
};

/** ScheduleAnswer that are due, the oldest first. */
export async function listDue(db: Kysely<Tables>, now: string): Promise<DueRelease[]> {
  return await db
    .selectFrom('scheduled_releases')
    .select(['id', 'operator_id as by', 'approved_by as approvedBy', 'tries', 'due_at as dueAt'])
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('due_at', 'is', null), where('due_at', '<=', now)]))
    .where((where) => where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', now)]))
    .where(isAllowed)
    .orderBy('due_at')
    .orderBy('created_at')
    .execute();
}

/** Counts a try, also if this process does not survive it. False if another one took it. */
export async function takeDue(
  db: Kysely<Tables>,
  { id, tries }: DueRelease,
  nextTryAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_releases')
    .set({ tries: tries + 1, next_try_at: nextTryAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The try did not count, and the next one may be at once. */
export async function giveBackDue(db: Kysely<Tables>, { id, tries }: DueRelease): Promise<void> {
  await db
    .updateTable('scheduled_releases')
    .set({ tries, next_try_at: null })
    .where('id', '=', id)
    .where('tries', '=', tries + 1)
    .execute();
}

/** ScheduleAnswer of other operators. */
export async function countToApprove(db: Kysely<Tables>, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('scheduled_releases')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('needs_approval', '=', 1)
    .where('approved_by', 'is', null)
    .where('operator_id', '!=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Ending = { at: string } & (
  | { state: 'published'; version: number }
  | { state: 'failed'; failure: ScheduleFailure; places: readonly string[] }
  | { state: 'cancelled'; places: readonly string[] }
);

/** False if it does not wait any more; a scheduled release that failed can still be cancelled. */
export async function endScheduled(db: Kysely<Tables>, id: string, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_releases')
    .set({
      state: ending.state,
      ended_at: ending.at,
      ...(ending.state === 'published'
        ? { version: ending.version }
        : { places: JSON.stringify(ending.places) }),
      ...(ending.state === 'failed' ? { failure: ending.failure } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', ending.state === 'cancelled' ? openStates : ['waiting'])
    // The rule may have been made since it was found to be due.
    .$if(ending.state === 'published', (query) => query.where(isAllowed))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also of those that were scheduled before anybody had to approve. */
export async function askForApproval(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('scheduled_releases')
    .set({ needs_approval: 1 })
    .where('state', '=', 'waiting')
    .execute();
}

/** False if it waits for no approval, or the operator is the one who scheduled it. */
export async function approveScheduled(db: Kysely<Tables>, id: string, operatorId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_releases')
    .set({ approved_by: operatorId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('needs_approval', '=', 1)
    .where('approved_by', 'is', null)
    .where('operator_id', '!=', operatorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isAllowed(where: ExpressionBuilder<Tables, 'scheduled_releases'>) {
  return where.or([where('needs_approval', '=', 0), where('approved_by', 'is not', null)]);
}

/** Fields can be megabytes. */
function withoutWords(db: Kysely<Tables>) {
  const fields = isSqlite(db) ? sql.ref('fields') : sql`fields::json`;
  return db
    .selectFrom('scheduled_releases')
    .select(['id', 'operator_id', 'created_at', 'due_at', 'needs_approval', 'approved_by', 'state'])
    .select(['failure', 'places', 'version', 'base_version', 'ended_at'])
    .select(sql<number>`json_array_length(${fields})`.as('field_count'));
}

type FactsRow = Omit<Selectable<Tables['scheduled_releases']>, 'fields' | 'tries' | 'next_try_at'> & {
  field_count: number;
};

function factsOf(row: FactsRow, names: ReadonlyMap<string, string>): ScheduledRelease {
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
    fieldCount: row.field_count,
    endedAt: row.ended_at,
  };
}
