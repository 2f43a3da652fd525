import { dayMs } from '#domain/language/durations.ts';

/** `2026-12-02` some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The working day `count` after a day; Saturdays and Sundays do not count, holidays do. */
export function workingDayAfter(day: string, count: number): string {
  return nthWorkingDay(day, count, 1);
}

/** The first day whose `workingDayAfter` is `day` or later. */
export function workingDayBefore(day: string, count: number): string {
  const workday = isWeekend(day) ? nthWorkingDay(day, 1, 1) : day;
  return nthWorkingDay(workday, count, -1);
}

function nthWorkingDay(from: string, count: number, step: 1 | -1): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = dayAfter(day, step);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0;
}
