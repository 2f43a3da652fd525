import { hash, randomBytes } from 'node:crypto';
import { hasManyLinks, reasonsToSuspect, type SpamSign, textFingerprint } from '#domain/spam-score.ts';

/** How often a text may come within a day before it is a sign of spam. */
const fewTimes = 2;
const dayMs = 24 * 60 * 60 * 1000;

/** Texts that are remembered: the latest, so that nobody fills the memory with many of them. */
const mostTexts = 10_000;

/** Why a submission with this text is put aside, if it is; `signs` are those that its sending gave. */
export type SpamJudge = (text: string, signs: readonly SpamSign[]) => Promise<SpamSign[]>;

/** Judges submissions by what they say: it sorts them and refuses none. */
export function createSpamJudge(clock: () => Date): SpamJudge {
  const isRepeated = repeatedTexts(clock);
  return async (text, signs) => {
    const found: SpamSign[] = [...signs];
    if (hasManyLinks(text)) found.push('links');
    if (isRepeated(text)) found.push('repeated');
    return reasonsToSuspect(found);
  };
}

/** Remembers texts for a day as salted hashes in memory, and says whether one has come more than a few times. */
function repeatedTexts(clock: () => Date): (text: string) => boolean {
  const salt = randomBytes(16).toString('hex');
  const seen = new Map<string, { since: number; times: number }>();
  return (text) => {
    const fingerprint = textFingerprint(text);
    if (fingerprint === undefined) return false;
    const key = hash('sha256', salt + fingerprint);
    const now = clock().getTime();
    const before = seen.get(key);
    const entry = before && now - before.since < dayMs ? before : { since: now, times: 0 };
    entry.times += 1;
    // The latest last: what has not come for longest makes room.
    seen.delete(key);
    seen.set(key, entry);
    if (seen.size > mostTexts) seen.delete(seen.keys().next().value!);
    return entry.times > fewTimes;
  };
}
