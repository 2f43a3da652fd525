import { dayMs, minuteMs } from '#domain/language/durations.ts';

export const demoTimeZone = 'Europe/Berlin';

/** Before the start of the demo; `at` is a time of day in Berlin. Negative days are in the future. */
export type When = { readonly daysAgo: number; readonly at: string } | { readonly minutesAgo: number };

export function momentOf(when: When, now: Date): Date {
  if ('minutesAgo' in when) return new Date(now.getTime() - when.minutesAgo * minuteMs);
  const day = Date.parse(`${dayIn.format(now)}T00:00:00.000Z`) - when.daysAgo * dayMs;
  const inUtc = new Date(`${new Date(day).toISOString().slice(0, 10)}T${when.at}:00.000Z`);
  return new Date(inUtc.getTime() - offsetMs(inUtc));
}

/** Swedish writes moments as 2026-12-07 09:30:00. */
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: demoTimeZone });
const momentIn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: demoTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

function offsetMs(moment: Date): number {
  return Date.parse(`${momentIn.format(moment).replace(' ', 'T')}.000Z`) - moment.getTime();
}
