import { hash, randomBytes } from 'node:crypto';

/** In an hour the first failures of an account are noted one by one, then when their number has doubled. */
const notedEach = 10;
const hourMs = 60 * 60 * 1000;

/** Characters of a network's mark: enough to tell those of a day apart. */
const markLength = 6;

/** What the audit log keeps of a failure beside its reason. */
export type NotedFailure = {
  /** The same for the same client network on the same day, and afterwards nobody's. */
  network: string;
  /** How many there have been in this hour, where not each of them is noted. */
  count?: number;
};

export type FailureLog = {
  /** What to note of this failure of an account (or all unknown ones); undefined: nothing, it is one of too many. */
  note(account: string, network: string, now: Date): NotedFailure | undefined;
};

/**
 * Decides which failures the audit log keeps, so that strangers cannot fill it, and how they are marked (LAW-21): with
 * a hash of the network under a salt that only this process knows and forgets with the day.
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
