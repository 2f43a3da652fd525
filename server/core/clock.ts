import { dayMs, hourMs } from '#domain/language/durations.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSetting, keepSetting } from './store/settings.ts';

/** A jump of the clock ahead: when the site last ran before it, and until when the date is doubted. */
export type Leap = { from: string; at: string; until: string };

type TimeRecord = { seenAt: string; leap?: Leap | undefined };

const settingName = 'time-seen';
const writtenEveryMs = hourMs;
/** Longer than a site is switched off for a move or a holiday. */
const leapMs = 40 * dayMs;
/** Time for an owner to read the mail about it, also over a weekend. */
const doubtMs = 3 * dayMs;

/**
 * The guard against a clock that is far ahead, as that of a machine whose battery is empty: while this returns a leap, nothing
 * is deleted or published by the date.
 */
export async function doubtfulLeap(db: Db, now: Date): Promise<Leap | undefined> {
  const record = await findRecord(db);
  const leap = record && leapOf(record, now);
  const at = now.toISOString();
  return leap && leap.at <= at && at < leap.until ? leap : undefined;
}

/** Remembers that the site runs; to be called every few minutes or more often. */
export async function recordTime(db: Db, now: Date): Promise<void> {
  const record = await findRecord(db);
  if (record && Math.abs(now.getTime() - Date.parse(record.seenAt)) < writtenEveryMs) return;
  const next: TimeRecord = { seenAt: now.toISOString(), leap: record && leapOf(record, now) };
  await keepSetting(db, settingName, JSON.stringify(next));
}

function leapOf({ seenAt, leap }: TimeRecord, now: Date): Leap | undefined {
  if (now.getTime() - Date.parse(seenAt) <= leapMs) return leap;
  return { from: seenAt, at: now.toISOString(), until: new Date(now.getTime() + doubtMs).toISOString() };
}

async function findRecord(db: Db): Promise<TimeRecord | undefined> {
  const kept = await findSetting(db, settingName);
  return kept === undefined ? undefined : JSON.parse(kept);
}
