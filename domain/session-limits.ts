/** A session ends this long after its last request, and this long after its beginning in any case (SEC-22). */
export const sessionIdleMs = 8 * 60 * 60 * 1000;
export const sessionLongestMs = 24 * 60 * 60 * 1000;

/** A browser is known for this long after an operator last signed in there. */
export const deviceKeptMs = 180 * 24 * 60 * 60 * 1000;

/** When a session ends by itself if nothing more happens in it. */
export function sessionEnd({ createdAt, lastSeenAt }: { createdAt: string; lastSeenAt: string }): Date {
  return new Date(Math.min(Date.parse(createdAt) + sessionLongestMs, Date.parse(lastSeenAt) + sessionIdleMs));
}

/** Sessions that began or were last seen at these moments are over. */
export function liveSince(now: Date): { createdAfter: string; seenAfter: string } {
  return {
    createdAfter: new Date(now.getTime() - sessionLongestMs).toISOString(),
    seenAfter: new Date(now.getTime() - sessionIdleMs).toISOString(),
  };
}
