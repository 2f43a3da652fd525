import { hash, randomBytes } from 'node:crypto';
import { hourMs } from '#domain/language/durations.ts';

/** Per account and hour: the first failures are recorded one by one, then only when their number has doubled. */
const notedEach = 10;

/** Enough characters to distinguish the networks of one day. */
const markLength = 6;

export type NotedFailure = {
  /** The same for a client network on the same day only. */
  network: string;
  count?: number;
};

export type FailureLog = {
  /** Undefined: not recorded, one of too many. */
  note(account: string, network: string, now: Date): NotedFailure | undefined;
};

/**
 * Limits the entries, so that strangers cannot fill the audit log, and marks networks with a hash under a daily salt
 * that only this process knows (LAW-21).
 */
export function createFailureLog(): FailureLog {
  const counts = new Map<string, { since: number; count: number }>();
  let salt = { day: '', bytes: '' };

  function markOf(network: string, now: Date): string {
    const day = now.toISOString().slice(0, 10);
    if (salt.day !== day) salt = { day, bytes: randomBytes(16).toString('hex') };
    return hash('sha256', salt.bytes + network, 'hex').slice(0, markLength);
  }

  return {
    note(account, network, now) {
      const known = counts.get(account);
      const isOver = !known || now.getTime() - known.since >= hourMs;
      const hour = isOver ? { since: now.getTime(), count: 0 } : known;
      hour.count += 1;
      counts.set(account, hour);
      const noted = { network: markOf(network, now) };
      if (hour.count <= notedEach) return noted;
      return Number.isInteger(Math.log2(hour.count / notedEach))
        ? { ...noted, count: hour.count }
        : undefined;
    },
  };
}
