import { dayMs } from '#domain/language/durations.ts';

/** How many days, weeks and months have a backup of their own. */
const backupRule = { days: 7, weeks: 4, months: 12 } as const;

/** The last moment at which a backup was due; `at` is a time of day in UTC such as 02:30. */
export function lastDue(now: Date, at: string): Date {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${at}:00Z`);
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** Sorts by time as text. */
export function backupName(made: Date, ending: string): string {
  const [day = '', time = ''] = made.toISOString().split('T');
  return `site-${day}T${time.slice(0, 8).replaceAll(':', '')}Z.${ending}`;
}

const namePattern =
  /^site-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:before-update\.)?(?:sqlite|dump)(?:\.age)?$/;

/** Put before the ending of one that is made because an update changes the store. */
export const beforeUpdate = 'before-update.';

export function isBeforeUpdate(name: string): boolean {
  return name.includes(`Z.${beforeUpdate}`);
}

/** Undefined for a file that is none of ours. */
export function backupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Which of these files no rule keeps: the newest of each of the last days, weeks and months stays, of the days also the
 * newest from before an update, which is the way back, and nothing older than `atMostDays`, which the privacy notice
 * promises. The newest of all stays in any case. One of the future, made by a clock that was ahead, counts from its day on.
 */
export function outdatedBackups(names: readonly string[], now: Date, atMostDays = Infinity): string[] {
  const ours = names
    .map((name) => ({ name, time: backupTime(name)?.getTime() }))
    .filter(
      (one): one is { name: string; time: number } => one.time !== undefined && one.time <= now.getTime(),
    )
    .sort((a, b) => b.time - a.time);
  const kept = new Set([
    ...ours.slice(0, 1).map(({ name }) => name),
    ...newestOfEach(ours, dayOf, backupRule.days),
    ...newestOfEach(
      ours.filter(({ name }) => isBeforeUpdate(name)),
      dayOf,
      backupRule.days,
    ),
    ...newestOfEach(ours, weekOf, backupRule.weeks),
    ...newestOfEach(ours, monthOf, backupRule.months),
  ]);
  const oldest = now.getTime() - atMostDays * dayMs;
  return ours
    .filter(({ name, time }, place) => !kept.has(name) || (place > 0 && time < oldest))
    .map(({ name }) => name);
}

function newestOfEach(
  ours: readonly { name: string; time: number }[],
  spanOf: (time: number) => string,
  spans: number,
): string[] {
  const newest = new Map<string, string>();
  for (const { name, time } of ours) {
    const span = spanOf(time);
    if (!newest.has(span)) newest.set(span, name);
  }
  return [...newest.values()].slice(0, spans);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const monthOf = (time: number) => dayOf(time).slice(0, 7);
/** Weeks begin on Monday; the first of January 1970 was a Thursday. */
const weekOf = (time: number) => String(Math.floor((time / dayMs + 3) / 7));
