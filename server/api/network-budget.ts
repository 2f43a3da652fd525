import { hash, randomBytes } from 'node:crypto';
import { type Answering, dayMs } from '#server/store/answer-plan.ts';

const hourMs = 60 * 60 * 1000;

type Options = {
  /** How far ahead a mail may be put off. */
  longestWaitMs?: number;
  /** Mails of all networks together in an hour. Strangers can use this up, so it is for courtesies alone. */
  ofAllPerHour?: number;
};

/**
 * Lets each client network cause one mail an hour: the second waits for its hour, the third for the one after, as far
 * ahead as `longestWaitMs`. Networks are kept as salted hashes in the memory of this process, for a day at most
 * (LAW-21): several processes on one database let through one mail an hour each, and a new start forgets.
 */
export function createNetworkBudget({
  longestWaitMs = dayMs,
  ofAllPerHour = Number.POSITIVE_INFINITY,
}: Options = {}) {
  const salt = randomBytes(16).toString('hex');
  const networks = new Map<string, { last: number; forgetting: NodeJS.Timeout }>();
  let recent: number[] = [];

  /** The plan of one network's mails, see `Answering`. */
  return (network: string): Answering['reserve'] => {
    const key = hash('sha256', salt + network);
    return (now, earliest) => {
      const before = networks.get(key);
      const due = Math.max(earliest, before ? before.last + hourMs : earliest);
      recent = recent.filter((moment) => moment > now - hourMs);
      if (due > now + longestWaitMs || recent.length >= ofAllPerHour) return undefined;
      clearTimeout(before?.forgetting);
      const keptMs = Math.min(due + hourMs - now, dayMs);
      const forgetting = setTimeout(() => networks.delete(key), keptMs).unref();
      networks.set(key, { last: due, forgetting });
      if (ofAllPerHour < Number.POSITIVE_INFINITY) recent.push(now);
      return due;
    };
  };
}
