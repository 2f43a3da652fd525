import { hash, randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Answering } from '#server/store/answer-plan.ts';

type Options = {
  longestWaitMs?: number;
  /** For all networks together. Strangers can use this up, so it suits optional mails only. */
  ofAllPerHour?: number;
};

/**
 * Each client network causes one mail an hour; further ones are delayed up to `longestWaitMs`. Networks are
 * salted hashes in memory for a day at most (LAW-21): each process counts alone, and a restart forgets.
 */
export function createNetworkBudget({
  longestWaitMs = dayMs,
  ofAllPerHour = Number.POSITIVE_INFINITY,
}: Options = {}) {
  const salt = randomBytes(16).toString('hex');
  const networks = new Map<string, { last: number; forgetting: NodeJS.Timeout }>();
  let recent: number[] = [];

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
