import { dayMs, hourMs } from '#domain/language/durations.ts';

/** SEC-22: after the last request, and after the start in any case. */
export const sessionIdleMs = 8 * hourMs;
export const sessionLongestMs = dayMs;

/** After an operator's last sign-in in that browser. */
export const deviceKeptMs = 180 * dayMs;

export function sessionEnd({ createdAt, lastSeenAt }: { createdAt: string; lastSeenAt: string }): Date {
  return new Date(Math.min(Date.parse(createdAt) + sessionLongestMs, Date.parse(lastSeenAt) + sessionIdleMs));
}

export function liveSince(now: Date): { createdAfter: string; seenAfter: string } {
  return {
    createdAfter: new Date(now.getTime() - sessionLongestMs).toISOString(),
    seenAfter: new Date(now.getTime() - sessionIdleMs).toISOString(),
  };
}
