import type { Kysely } from 'kysely';
import { dayMs, hourMs } from '#domain/durations.ts';
import { recallMails } from './outbox-claims.ts';
import { findSetting, keepSetting } from './settings.ts';
import type { Tables } from './tables.ts';

/** How a clock that is far ahead looks from what was written down before. */
export type Leap = { from: string; at: string; until: string };

type TimeRecord = {
  seenAt: string;
  /** The last leap: when the site ran before it, and the first moment after it. */
  leap?: { from: string; at: string };
};

const settingName = 'time-seen';
const writtenEveryMs = hourMs;
/** Longer than a site is switched off for a move or a holiday. */
const leapMs = 40 * dayMs;
/** Time for an owner to read the mail about it, also over a weekend. */
const doubtMs = 3 * dayMs;

/**
 * A clock that leaps far ahead may be wrong, as that of a machine whose battery is empty: what deletes or goes live by the
 * date waits for some days. Undefined if there is no doubt.
 */
export async function doubtfulLeap(db: Kysely<Tables>, now: Date): Promise<Leap | undefined> {
  const record = await findRecord(db);
  const leap = record && leapOf(record, now);
  if (!leap) return undefined;
  const until = new Date(Date.parse(leap.at) + doubtMs);
  return leap.at <= now.toISOString() && now < until ? { ...leap, until: until.toISOString() } : undefined;
}

/** To be called every few minutes or more often; repairs what was written with a clock that was ahead and went back. */
export async function noteTime(db: Kysely<Tables>, now: Date): Promise<void> {
  const record = await findRecord(db);
  const passedMs = record ? now.getTime() - Date.parse(record.seenAt) : Infinity;
  if (Math.abs(passedMs) < writtenEveryMs) return;
  if (passedMs < 0) await repairFuture(db, now);
  const leap = record && passedMs > 0 ? leapOf(record, now) : undefined;
  const next: TimeRecord = { seenAt: now.toISOString(), ...(leap ? { leap } : {}) };
  await keepSetting(db, settingName, JSON.stringify(next));
}

function leapOf({ seenAt, leap }: TimeRecord, now: Date): TimeRecord['leap'] {
  const isLeap = now.getTime() - Date.parse(seenAt) > leapMs;
  return isLeap ? { from: seenAt, at: now.toISOString() } : leap;
}

/** Nothing may wait, lock or count until that future has come; what is ahead by hours catches up by itself. */
async function repairFuture(db: Kysely<Tables>, now: Date): Promise<void> {
  await recallMails(db, now);
  const ahead = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await db.deleteFrom('processes').where('seen_at', '>', ahead(hourMs)).execute();
  const future = ahead(dayMs);
  await db.deleteFrom('backups').where('started_at', '>', future).execute();
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '>', future).execute();
  await db.deleteFrom('sessions').where('created_at', '>', future).execute();
}

async function findRecord(db: Kysely<Tables>): Promise<TimeRecord | undefined> {
  const kept = await findSetting(db, settingName);
  return kept === undefined ? undefined : JSON.parse(kept);
}
