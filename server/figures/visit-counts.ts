import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CountKind } from '#domain/figures/figures.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { notEmpty } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';

export type Count = {
  readonly kind: CountKind;
  readonly page?: string;
  readonly detail?: string;
  readonly language?: string;
};

/** A visitor's acts since the last flush. `first`: counted if the visitor is new on this day. */
export type Visitor = {
  pages: number;
  readonly steps: Set<string>;
  readonly first: Count;
};

export type Counted = {
  /** Such as `2026-11-29`, in the time zone of the site. */
  readonly day: string;
  readonly counts: Map<string, number>;
  readonly visitors: Map<string, Visitor>;
};

/** Strangers choose these values; more of them in a day count as `…`. */
export const mostDetails = 200;
const chosenByStrangers = ['source', 'campaign', 'robot'];
const otherDetail = '…';

/** They take 5 MB; who comes after them is in no count of visitors. */
export const mostVisitors = 50_000;

const salts = 'visitors ';

export function countKey({ kind, page = '', detail = '', language = '' }: Count): string {
  return [kind, page, detail, language].join('\n');
}

/** The step of a visitor that shows a person: a script was loaded, a link of another site followed, or something done. */
export const personSign = 'person';

/**
 * Adds to what all processes have counted. Visitors count if the salt of their day is still there. Processes take turns, so that
 * a visitor or a step of a visitor is new for one of them only.
 */
export async function addCounted(store: Store, { day, counts, visitors }: Counted): Promise<void> {
  await store.transaction(async (db) => {
    await lock(store, db, 'figures');
    const all = new Map(counts);
    const isCounted = visitors.size > 0 && (await saltOf(db, day)) !== undefined;
    if (isCounted) for (const count of await addVisitors(db, visitors)) addTo(all, count);
    await addCounts(db, day, await withFewDetails(db, day, all));
  });
}

export function addTo(counts: Map<string, number>, count: Count, times = 1): void {
  const key = countKey(count);
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** Returns what is new about them on this day. */
async function addVisitors(db: Db, visitors: Counted['visitors']): Promise<Count[]> {
  const known = await db
    .selectFrom('visits_of_today')
    .selectAll()
    .where('visitor', 'in', notEmpty([...visitors.keys()]))
    .execute();
  const before = new Map(known.map((row) => [row.visitor, row]));
  const { count } = await db
    .selectFrom('visits_of_today')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  let room = Math.max(0, mostVisitors - Number(count));
  const fresh: Count[] = [];
  const rows: { visitor: string; pages: number; steps: string }[] = [];
  for (const [visitor, { pages, steps, first }] of visitors) {
    const row = before.get(visitor);
    if (!row && room === 0) continue;
    if (!row) {
      room -= 1;
      fresh.push(first);
    }
    const reached = new Set(row ? (JSON.parse(row.steps) as string[]) : []);
    for (const step of steps.difference(reached)) if (step !== personSign) fresh.push(countOfStep(step));
    rows.push({
      visitor,
      pages: (row?.pages ?? 0) + pages,
      steps: JSON.stringify([...reached.union(steps)]),
    });
  }
  for (const some of batches(rows))
    await db
      .insertInto('visits_of_today')
      .values(some)
      .onConflict((on) =>
        on.column('visitor').doUpdateSet({ pages: sql`excluded.pages`, steps: sql`excluded.steps` }),
      )
      .execute();
  return fresh;
}

/** `nova page`: an offering, and a step of its funnel. */
export function countOfStep(step: string): Count {
  const [page, detail] = step.split(' ');
  return { kind: 'step', page: page!, detail: detail! };
}

async function withFewDetails(db: Db, day: string, counts: Map<string, number>) {
  const kinds = chosenByStrangers.filter((kind) =>
    [...counts.keys()].some((key) => key.startsWith(`${kind}\n`)),
  );
  if (kinds.length === 0) return counts;
  const rows = await db
    .selectFrom('visit_counts')
    .select(['kind', 'detail'])
    .distinct()
    .where('kind', 'in', kinds)
    .where('day', '=', day)
    .execute();
  const known = Map.groupBy(rows, ({ kind }) => kind);
  const details = new Map(
    kinds.map((kind) => [kind, new Set((known.get(kind) ?? []).map(({ detail }) => detail))]),
  );
  const few = new Map<string, number>();
  for (const [key, times] of counts) {
    const [kind = '', page, detail = '', language] = key.split('\n');
    const taken = details.get(kind);
    const isTooMany = taken && taken.size >= mostDetails && !taken.has(detail);
    if (!isTooMany) taken?.add(detail);
    const count = { kind, page: page!, detail: isTooMany ? otherDetail : detail, language: language! };
    addTo(few, count, times);
  }
  return few;
}

async function addCounts(db: Db, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([key, count]) => {
    const [kind = '', page = '', detail = '', language = ''] = key.split('\n');
    return { kind, day, page, detail, language, count };
  });
  for (const some of batches(rows))
    await db
      .insertInto('visit_counts')
      .values(some)
      .onConflict((on) =>
        on
          .columns(['kind', 'day', 'page', 'detail', 'language'])
          .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
      )
      .execute();
}

/** Databases limit the parameters of a statement. */
function* batches<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

async function saltOf(db: Db, day: string): Promise<string | undefined> {
  const query = db
    .selectFrom('network_salts')
    .select('salt')
    .where('period', '=', salts + day);
  return (await query.executeTakeFirst())?.salt;
}

/** The salt with which all processes hash the visitors of a day. */
export async function saltOfDay(store: Store, day: string): Promise<string> {
  return (
    (await saltOf(store.db, day)) ??
    (await store.transaction(async (db) => {
      const row = await db
        .insertInto('network_salts')
        .values({ period: salts + day, salt: randomBytes(16).toString('hex') })
        .onConflict((on) => on.column('period').doUpdateSet({ period: salts + day }))
        .returning('salt')
        .executeTakeFirstOrThrow();
      return row.salt;
    }))
  );
}

/**
 * Deletes the salts of all days but `today`, and with them what they hashed: after that, no hash can be made again or linked. What
 * is known of the visitors by then is counted.
 */
export async function endDaysBefore(store: Store, today: string): Promise<void> {
  const ofOtherDays = (db: Db) =>
    db
      .selectFrom('network_salts')
      .select('period')
      .where('period', 'like', `${salts}%`)
      .where('period', '!=', salts + today);
  if (!(await ofOtherDays(store.db).executeTakeFirst())) return;
  await store.transaction(async (db) => {
    await lock(store, db, 'figures');
    const over = (await ofOtherDays(db).execute()).map(({ period }) => period).sort();
    if (over.length === 0) return;
    const { silent } = await db
      .selectFrom('visits_of_today')
      .select(({ fn }) => fn.countAll().as('silent'))
      .where('pages', '=', 1)
      .where('steps', 'not like', `%"${personSign}"%`)
      .executeTakeFirstOrThrow();
    if (Number(silent) > 0)
      await addCounts(
        db,
        over.at(-1)!.slice(salts.length),
        new Map([[countKey({ kind: 'silent' }), Number(silent)]]),
      );
    await db.deleteFrom('visits_of_today').execute();
    await db.deleteFrom('network_salts').where('period', 'in', over).execute();
  });
  await store.wipe();
}

/** Reads the kinds one by one, because the day is second in the key. */
export async function deleteOldCounts(db: Db, before: string): Promise<void> {
  let kind = '';
  for (;;) {
    const next = await db
      .selectFrom('visit_counts')
      .select('kind')
      .where('kind', '>', kind)
      .orderBy('kind')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    kind = next.kind;
    await db.deleteFrom('visit_counts').where('kind', '=', kind).where('day', '<', before).execute();
  }
}
