import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { saltPeriod } from '#domain/accounts/network-hashes.ts';
import { failuresKeptMs } from '#domain/accounts/sign-in-delay.ts';
import { dayMs } from '#domain/language/durations.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';

/** After `forgetAttempts`; they take 12 MB at most. */
export const mostSubjects = 50_000;

const networkPrefix = 'network:';

/** One who attempts something, and the pause in milliseconds after the nth attempt within a day. */
export type Limited = { subject: string; pauseMs: (count: number) => number };

/** In milliseconds since 1970, but `longestWaitMs` from `now` on; usually an attempt begins now or not at all. */
type Moments = { now: number; earliest?: number; longestWaitMs?: number };

/** `at`: when all of them may; `count`: attempts of the last one, with this one. Nothing is counted if that is too late. */
export type Counted = { isCounted: boolean; at: number; count: number };

/**
 * Counts an attempt of each, or of none if one of them has to wait too long, in the store and so for all processes. Parallel attempts
 * of the same subject wait for this transaction; name a network before an account, or two would wait for one another.
 */
export async function countAttempt(
  db: Db,
  limited: readonly Limited[],
  { now, earliest = now, longestWaitMs = 0 }: Moments,
): Promise<Counted> {
  const at = new Date(now).toISOString();
  const dayAgo = new Date(now - failuresKeptMs).toISOString();
  let free = earliest;
  const counts: { subject: string; count: number; pauseMs: number }[] = [];
  for (const { subject, pauseMs } of limited) {
    // One statement: between two, another's success could delete the row (PostgreSQL).
    const row = await db
      .insertInto('attempts')
      .values({ subject, count: 0, lastAt: at, blockedUntil: at })
      .onConflict((on) => on.column('subject').doUpdateSet({ subject }))
      .returning(['count', 'lastAt', 'blockedUntil'])
      .executeTakeFirstOrThrow();
    const count = row.lastAt <= dayAgo ? 1 : row.count + 1;
    free = Math.max(free, Date.parse(row.blockedUntil));
    if (free > now + longestWaitMs) return { isCounted: false, at: free, count };
    counts.push({ subject, count, pauseMs: pauseMs(count) });
  }
  for (const { subject, count, pauseMs } of counts)
    await db
      .updateTable('attempts')
      .set({ count, lastAt: at, blockedUntil: new Date(free + pauseMs).toISOString() })
      .where('subject', '=', subject)
      .execute();
  return { isCounted: true, at: free, count: counts.at(-1)?.count ?? 0 };
}

/** The latest moment until which one of them is blocked, in milliseconds since 1970; 0 if none is known. Writes nothing. */
export async function blockedUntil(db: Db, limited: readonly Limited[]): Promise<number> {
  const { until } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('blockedUntil').as('until'))
    .where(
      'subject',
      'in',
      limited.map(({ subject }) => subject),
    )
    .executeTakeFirstOrThrow();
  return until === null ? 0 : Date.parse(until);
}

/** For an attempt that was counted in advance and need not have been: it leaves no pause either. */
export async function takeAttemptBack(db: Db, subject: string, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1`, blockedUntil: now.toISOString() })
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();
}

export async function clearAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}

/** Takes as long as an entry in the audit log does, and changes nothing else. */
export async function touchAttempt(db: Db, subject: string, now: Date): Promise<void> {
  const last = { lastAt: now.toISOString() };
  await db.updateTable('attempts').set(last).where('subject', '=', subject).execute();
}

/** Name under which all processes count a client network: a salted hash, unreadable and deleted in less than a day (LAW-21). */
export async function networkSubject(store: Store, network: string, now: Date): Promise<string> {
  const period = saltPeriod(now);
  const known = await saltOf(store.db, period);
  return networkPrefix + hash('sha256', (known ?? (await newSalt(store, period))) + network, 'base64url');
}

async function saltOf(db: Db, period: string): Promise<string | undefined> {
  const query = db.selectFrom('network_salts').select('salt').where('period', '=', period);
  return (await query.executeTakeFirst())?.salt;
}

async function newSalt(store: Store, period: string): Promise<string> {
  return await store.transaction(async (db) => {
    await forgetSalts(db, period);
    const salt = randomBytes(16).toString('hex');
    const row = await db
      .insertInto('network_salts')
      .values({ period, salt })
      .onConflict((on) => on.column('period').doUpdateSet({ period }))
      .returning('salt')
      .executeTakeFirstOrThrow();
    return row.salt;
  });
}

/**
 * Deletes what is older than a day, what a clock that was ahead wrote, and what is more than a flood may fill the disk with: first
 * who attempted least, so that many addresses cannot push out many failures.
 */
export async function forgetAttempts(store: Store, now: Date, most = mostSubjects): Promise<void> {
  const since = new Date(now.getTime() - failuresKeptMs).toISOString();
  const tomorrow = new Date(now.getTime() + dayMs).toISOString();
  await store.transaction(async (db) => {
    await forgetSalts(db, saltPeriod(now));
    const old = db
      .selectFrom('attempts')
      .select('subject')
      .where((is) => is.or([is('lastAt', '<=', since), is('lastAt', '>', tomorrow)]));
    const surplus = db
      .selectFrom('attempts')
      .select('subject')
      .orderBy('count', 'desc')
      .orderBy('lastAt', 'desc')
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(most);
    for (const some of [old, surplus])
      await db
        .deleteFrom('attempts')
        .where('subject', 'in', (rows) =>
          rows
            .selectFrom('attempts')
            .select('subject')
            .where('subject', 'in', some)
            // Rows of attempts under way stay; SQLite has one writer at a time anyway.
            .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .execute();
  });
}

/** Names of networks cannot be found again once their salt is gone, so they go too. */
async function forgetSalts(db: Db, period: string): Promise<void> {
  if (!(await isWritten(db.deleteFrom('network_salts').where('period', '<', period)))) return;
  await db.deleteFrom('attempts').where('subject', 'like', `${networkPrefix}%`).execute();
}
