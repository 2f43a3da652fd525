import { hash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { hourMs } from '#domain/durations.ts';
import { hashesKeptHours } from '#domain/network-hashes.ts';
import { hasManyLinks, reasonsToSuspect, type SpamSign, textFingerprint } from '#domain/spam-score.ts';
import { readSpamFilter, type SpamFilter, spamProbabilityOf } from '#server/store/spam-words.ts';
import type { Store } from '#server/store/store.ts';

/** More often within a day is a sign of spam. */
const fewTimes = 2;
const keptMs = hashesKeptHours * hourMs;

/** Scores from `likeSpam` resemble marked spam, scores up to `likeWanted` resemble wanted messages. */
const likeSpam = 0.9;
const likeWanted = 0.05;

/** Reading the filter for each submission would cost more than storing it, so it is cached. */
const filterMs = 5000;

/** Only the latest texts are kept, so that nobody can fill the memory. */
const mostTexts = 10_000;

export type SpamJudge = (text: string, signs: readonly SpamSign[]) => Promise<SpamSign[]>;

type Parts = { store: Store; clock: () => Date; logger: Logger };

export function createSpamJudge({ store, clock, logger }: Parts): SpamJudge {
  const isRepeated = repeatedTexts(clock);
  const wordSign = learnedWords(store, clock);
  return async (text, signs) => {
    const found: SpamSign[] = [...signs];
    if (hasManyLinks(text)) found.push('links');
    if (isRepeated(text)) found.push('repeated');
    try {
      found.push(...(await wordSign(text)));
    } catch (error) {
      // A failed judgement must not stop a submission from being stored.
      logger.warn({ err: error }, 'Could not read the spam statistics');
    }
    return reasonsToSuspect(found);
  };
}

function learnedWords({ db }: Store, clock: () => Date): (text: string) => Promise<SpamSign[]> {
  let known: { filter: Promise<SpamFilter>; until: number } | undefined;
  return async (text) => {
    const now = clock().getTime();
    if (!known || now >= known.until) known = { filter: readSpamFilter(db), until: now + filterMs };
    const probability = await spamProbabilityOf(db, await known.filter, text);
    if (probability >= likeSpam) return ['learned'];
    return probability <= likeWanted ? ['wanted'] : [];
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
