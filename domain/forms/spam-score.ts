import { searchText } from '#domain/inbox/search-text.ts';

/** Signs that people cannot give by accident are enough alone; others are not. */
const points = {
  /** People neither see nor reach this field. */
  honeypot: 4,
  tooFast: 4,
  blocked: 4,
  links: 2,
  adverts: 2,
  repeated: 2,
  flood: 2,
  /** Sent neither by our script nor by our form: allowed, but usual for robots. */
  plain: 1,
} as const;

export type SpamSign = keyof typeof points;

const threshold = 3;

const manyLinks = 2;

/** Shorter texts are equal by chance: "Please call me." */
const shortestFingerprint = 40;

/** Heaviest first; empty below the threshold. */
export function reasonsToSuspect(signs: readonly SpamSign[]): SpamSign[] {
  const total = signs.reduce((sum, sign) => sum + points[sign], 0);
  if (total < threshold) return [];
  return signs.toSorted((a, b) => points[b] - points[a]);
}

export function hasManyLinks(text: string): boolean {
  return (text.match(/(?:https?:\/\/|www\.)[^\s<>"]/gi)?.length ?? 0) >= manyLinks;
}

/** Words of advertisements. Customers use them too, so they need another sign. */
const adverts = new Set(
  (
    'backlinks bitcoin casino casinos cialis crypto cryptocurrency escort forex gambling jackpot lottery nft onlyfans ' +
    'pharmacy poker porn roulette slots telegram viagra xxx bitcoins gewinnspiel kredit kryptowahrung potenzmittel'
  ).split(' '),
);

export function hasAdverts(text: string): boolean {
  return (searchText(text).match(/\p{L}+/gu) ?? []).some((word) => adverts.has(word));
}

/** Leaves out case, accents, digits and web addresses, which robots vary. Undefined if too little is left. */
export function textFingerprint(text: string): string | undefined {
  const letters = searchText(text)
    .split(/\s+/)
    .filter((word) => !/:\/\/|^www\./.test(word))
    .join(' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return letters.length < shortestFingerprint ? undefined : letters;
}
