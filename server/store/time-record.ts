import type { Kysely } from 'kysely';
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { recallMails } from '#server/outbox/outbox-claims.ts';

/** How a clock that is far ahead looks from what was written down before. */
export type Leap = { from: string; at: string; until: string };

type TimeRecord = {
  seenAt: string;
  /** The last leap: when the site ran before it, and the first moment after it. */
  leap?: { from: string; at: string };
  /** The clock was ahead, and put right at `at`; until when its times may still be found in the store. */
  setRight?: { at: string; until: string };
};

const settingName = 'time-seen';
const writtenEveryMs = hourMs;
/** Clocks are set by seconds all the time. */
const toleratedMs = minuteMs;
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

/**
 * Up to when the store may hold times that are still to come, because a clock that was ahead wrote them and was put right.
 * Undefined if nothing of the kind is known: then a clock behind what was stored is wrong.
 */
export async function wrongTimesUntil(db: Kysely<Tables>, now: Date): Promise<string | undefined> {
  const { setRight } = (await findRecord(db)) ?? {};
  return setRight && setRight.at <= now.toISOString() ? setRight.until : undefined;
}

/**
 * To be called every few minutes or more often; repairs what was written with a clock that was ahead and went back. `before`
 * is the last call of this process.
 */
export async function noteTime(db: Kysely<Tables>, now: Date, before?: Date): Promise<void> {
  const record = await findRecord(db);
  const passedMs = record ? now.getTime() - Date.parse(record.seenAt) : Infinity;
  const isSetBack = before !== undefined && before.getTime() - now.getTime() > toleratedMs;
  if (Math.abs(passedMs) < writtenEveryMs && !isSetBack) return;
  if (passedMs < 0) await repairFuture(db, now);
  const leap = record && passedMs > 0 ? leapOf(record, now) : undefined;
  const setRight = record && setRightOf(record, now, isSetBack);
  const next: TimeRecord = {
    seenAt: now.toISOString(),
    ...(leap ? { leap } : {}),
    ...(setRight ? { setRight } : {}),
  };
  await keepSetting(db, settingName, JSON.stringify(next));
}

/**
 * Somebody, or the network, sets back the clock of a running machine to put it right, and to a moment after a leap began; one
 * that starts behind has lost its time.
 */
function setRightOf(record: TimeRecord, now: Date, isSetBack: boolean): TimeRecord['setRight'] {
  const at = now.toISOString();
  const { seenAt, leap, setRight } = record;
  const known = setRight && setRight.at <= at && at < setRight.until ? setRight : undefined;
  const isRight = isSetBack || (at < seenAt && leap !== undefined && leap.from <= at);
  if (!isRight) return known;
  const until = new Date(Date.parse(seenAt) + writtenEveryMs + toleratedMs).toISOString();
  // Of several processes each sees it, one after the other.
  return known && known.until >= until ? known : { at, until };
}

function leapOf({ seenAt, leap }: TimeRecord, now: Date): TimeRecord['leap'] {
  const isLeap = now.getTime() - Date.parse(seenAt) > leapMs;
  return isLeap ? { from: seenAt, at: now.toISOString() } : leap;
}

/** Nothing may wait, lock or count until that future has come; what is ahead by hours catches up by itself. */
async function repairFuture(db: Kysely<Tables>, now: Date): Promise<void> {
  await recallMails(db, now);
  const ahead = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const future = ahead(dayMs);
  await db.deleteFrom('backups').where('started_at', '>', future).execute();
  await db.deleteFrom('sign_in_failures').where('last_failed_at', '>', future).execute();
  await db.deleteFrom('sessions').where('created_at', '>', future).execute();
}

async function findRecord(db: Kysely<Tables>): Promise<TimeRecord | undefined> {
  const kept = await findSetting(db, settingName);
  return kept === undefined ? undefined : JSON.parse(kept);
}
