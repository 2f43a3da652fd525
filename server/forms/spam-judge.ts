import { hash, randomBytes } from 'node:crypto';
import { hashesKeptHours } from '#domain/accounts/network-hashes.ts';
import {
  hasAdverts,
  hasManyLinks,
  reasonsToSuspect,
  type SpamSign,
  textFingerprint,
} from '#domain/forms/spam-score.ts';
import { hourMs } from '#domain/language/durations.ts';

/** More often within a day is a sign of spam. */
const fewTimes = 2;
const keptMs = hashesKeptHours * hourMs;

/** Only the latest texts are kept, so that strangers cannot fill the memory. */
const mostTexts = 10_000;

/** Returns the signs, given and found, if they are enough to suspect spam; otherwise none. */
export type SpamJudge = (text: string, signs: readonly SpamSign[]) => SpamSign[];

export function createSpamJudge(clock: () => Date): SpamJudge {
  const isRepeated = repeatedTexts(clock);
  return (text, signs) => {
    const found: SpamSign[] = [...signs];
    if (hasManyLinks(text)) found.push('links');
    if (hasAdverts(text)) found.push('adverts');
    if (isRepeated(text)) found.push('repeated');
    return reasonsToSuspect(found);
  };
}

/** Keeps salted hashes of texts in memory for a day and detects repeated ones. */
function repeatedTexts(clock: () => Date): (text: string) => boolean {
  const salt = randomBytes(16).toString('hex');
  const seen = new Map<string, { since: number; times: number }>();
  return (text) => {
    const fingerprint = textFingerprint(text);
    if (fingerprint === undefined) return false;
    const key = hash('sha256', salt + fingerprint);
    const now = clock().getTime();
    const before = seen.get(key);
    const entry = before && now - before.since < keptMs ? before : { since: now, times: 0 };
    entry.times += 1;
    // A Map keeps insertion order, so the text not seen for longest is removed.
    seen.delete(key);
    seen.set(key, entry);
    if (seen.size > mostTexts) seen.delete(seen.keys().next().value!);
    return entry.times > fewTimes;
  };
}
