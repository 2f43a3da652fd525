import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { finding } from '#domain/health/checks.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import type { Store } from '#server/core/store/store.ts';
import { type Check, minuteOf } from './check.ts';

const run = promisify(execFile);
const toleranceMs = 60_000;
const databaseToleranceMs = 5000;

/** Compares the clock with the newest stored times and with the database's clock, and checks its synchronisation. */
export const clockCheck: Check = async ({ store, clock }, signal) => {
  const now = clock().getTime();
  const leap = store && (await doubtfulLeap(store.db, clock()).catch(() => undefined));
  if (leap) return [finding('clockLeapt', { from: minuteOf(leap.from), until: minuteOf(leap.until) })];
  const last = store && (await lastStored(store).catch(() => undefined));
  if (last && Date.parse(last) > now + toleranceMs) return [finding('clockBehind', { moment: last })];
  const apart = Math.abs((store && (await databaseTime(store).catch(() => undefined))) ?? now) - now;
  if (Math.abs(apart) > databaseToleranceMs)
    return [finding('clockApart', { seconds: Math.round(Math.abs(apart) / 1000) })];
  if ((await isKeptInTime(signal)) === false) return [finding('clockFree')];
  return [finding('clockFine', { moment: clock().toISOString().slice(0, 19).replace('T', ' ') })];
};

async function lastStored({ db }: Store): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

async function databaseTime({ db, dialect }: Store): Promise<number | undefined> {
  if (dialect === 'sqlite') return undefined;
  const { rows } = await sql<{
    ms: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return Number(rows[0]!.ms);
}

/** Undefined without systemd, as in a container. */
async function isKeptInTime(signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const { stdout } = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      signal,
    });
    return stdout.trim() === 'yes';
  } catch {
    return undefined;
  }
}
