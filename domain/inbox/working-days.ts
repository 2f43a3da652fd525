import { dayMs } from '#domain/language/durations.ts';

/** The same time of day `days` working days earlier; Saturdays and Sundays (UTC) do not count, holidays do. */
export function workingDaysBefore(moment: Date, days: number): Date {
  let day = moment.getTime();
  for (let left = days; left > 0; ) {
    day -= dayMs;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day);
}

function isWeekend(ms: number): boolean {
  const weekday = new Date(ms).getUTCDay();
  return weekday === 0 || weekday === 6;
}
