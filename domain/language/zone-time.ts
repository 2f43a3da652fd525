import { dayMs } from '#domain/language/durations.ts';

/** Takes `2026-11-30T08:00` by a clock in that time zone. An hour that is skipped in spring is the one after it. */
export function momentIn(zone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  // Twice: the first guess may lie beyond a change of the clock.
  const guess = asUtc - offsetIn(zone, asUtc);
  return new Date(asUtc - offsetIn(zone, guess));
}

/** `2026-11-30T08:00`: what a clock in that time zone shows. */
export function localIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetIn(zone, moment.getTime())).toISOString().slice(0, 16);
}

/** Eight o'clock on the next Monday that has not come yet. */
export function mondayAtEight(zone: string, now: Date): string {
  const today = localIn(zone, now);
  const day = new Date(`${today.slice(0, 10)}T00:00:00Z`);
  const isStillToCome = day.getUTCDay() === 1 && today.slice(11) < '08:00';
  const days = isStillToCome ? 0 : (8 - day.getUTCDay()) % 7 || 7;
  return `${new Date(day.getTime() + days * dayMs).toISOString().slice(0, 10)}T08:00`;
}

function offsetIn(zone: string, ms: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(ms);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(ms / 60_000) * 60_000;
}
