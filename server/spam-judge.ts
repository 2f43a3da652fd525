import { hash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { hashesKeptHours } from '#domain/network-hashes.ts';
import { hasManyLinks, reasonsToSuspect, type SpamSign, textFingerprint } from '#domain/spam-score.ts';
import { readSpamFilter, type SpamFilter, spamProbabilityOf } from './store/spam-words.ts';
import type { Store } from './store/store.ts';

/** How often a text may come within a day before it is a sign of spam. */
const fewTimes = 2;
const keptMs = hashesKeptHours * 60 * 60 * 1000;

/** From here on a text is like what operators marked as spam, and up to there like what they wanted to have. */
const likeSpam = 0.9;
const likeWanted = 0.05;

/** How long it is known how much was learned: reading that for each submission would cost more than storing it. */
const filterMs = 5000;

/** Texts that are remembered: the latest, so that nobody fills the memory with many of them. */
const mostTexts = 10_000;

/** Why a submission with this text is put aside, if it is; `signs` are those that its sending gave. */
export type SpamJudge = (text: string, signs: readonly SpamSign[]) => Promise<SpamSign[]>;

type Parts = { store: Store; clock: () => Date; logger: Logger };

/** Judges submissions by what they say: it sorts them and refuses none. */
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
      // Judging must not refuse what can be stored.
      logger.warn({ err: error }, 'What was learned about spam could not be read');
    }
    return reasonsToSuspect(found);
  };
}

/** What the words of a text say after what operators marked. */
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
    const entry = before && now - before.since < keptMs ? before : { since: now, times: 0 };
    entry.times += 1;
    // The latest last: what has not come for longest makes room.
    seen.delete(key);
    seen.set(key, entry);
    if (seen.size > mostTexts) seen.delete(seen.keys().next().value!);
    return entry.times > fewTimes;
  };
}
