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
import { createCounter } from '#server/core/limits/counter.ts';

/** More often within a day is a sign of spam. */
const fewTimes = 2;

/** Only the latest texts are kept, so that strangers cannot fill the memory. */
const mostTexts = 10_000;

/** Returns the signs, given and found, if they are enough to suspect spam; otherwise none. */
export type SpamJudge = (text: string, signs: readonly SpamSign[]) => SpamSign[];

export function createSpamJudge(): SpamJudge {
  // Salted hashes of texts, in memory (LAW-21).
  const salt = randomBytes(16).toString('hex');
  const count = createCounter({ windowMs: hashesKeptHours * hourMs, mostKeys: mostTexts });
  const isRepeated = (text: string) => {
    const fingerprint = textFingerprint(text);
    return fingerprint !== undefined && count(hash('sha256', salt + fingerprint)).used > fewTimes;
  };
  return (text, signs) => {
    const found: SpamSign[] = [...signs];
    if (hasManyLinks(text)) found.push('links');
    if (hasAdverts(text)) found.push('adverts');
    if (isRepeated(text)) found.push('repeated');
    return reasonsToSuspect(found);
  };
}
