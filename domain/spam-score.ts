import { searchText } from './search-text.ts';

/** Signs of spam and their weight. Those a person cannot give by accident are enough alone; any other is not. */
const points = {
  /** The field that people neither see nor reach was filled in. */
  honeypot: 4,
  /** Sent faster than anybody can type. */
  tooFast: 4,
  /** Several web addresses. */
  links: 2,
  /** The same text came several times within a day. */
  repeated: 2,
  /** More came from everybody together than usual. */
  flood: 2,
  /** Sent neither by our script nor by our form. That is welcome, and usual for robots. */
  plain: 1,
  /** Its words are like those of what operators marked as spam. */
  learned: 2,
  /** Its words are like those of what operators wanted to have: speaks for it. */
  wanted: -1,
} as const;

export type SpamSign = keyof typeof points;

/** From here on a submission is put aside. */
const threshold = 3;

/** From this many web addresses on they are a sign. */
const manyLinks = 2;

/** Shorter texts are the same by chance: "Please call me." */
const shortestFingerprint = 40;

/** Why a submission is put aside: its signs, the heaviest first, or none if they do not suffice together. */
export function reasonsToSuspect(signs: readonly SpamSign[]): SpamSign[] {
  const total = signs.reduce((sum, sign) => sum + points[sign], 0);
  if (total < threshold) return [];
  return signs.filter((sign) => points[sign] > 0).sort((a, b) => points[b] - points[a]);
}

/** Whether a text holds several web addresses. */
export function hasManyLinks(text: string): boolean {
  return (text.match(/(?:https?:\/\/|www\.)[^\s<>"]/gi)?.length ?? 0) >= manyLinks;
}

/**
 * What a text has in common with itself sent again: its words without case, accents, digits and web addresses, which
 * robots vary. Undefined where too little is left to tell.
 */
export function textFingerprint(text: string): string | undefined {
  const letters = searchText(text)
    .split(/\s+/)
    .filter((word) => !/:\/\/|^www\./.test(word))
    .join(' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return letters.length < shortestFingerprint ? undefined : letters;
}
