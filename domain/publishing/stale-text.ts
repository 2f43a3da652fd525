import { hourMs } from '#domain/language/durations.ts';

const onePieceOfWorkMs = hourMs;

/** The last change of a text (ISO 8601). `follows`: it made the text agree with a change of its other language. */
export type Written = { readonly at: string; readonly follows?: true };

/**
 * Whether a text has to follow its other language, which was changed after it (undefined: never), unless that change followed
 * this text. What goes back and forth within an hour is one piece of work.
 */
export function isStale(own: Written | undefined, other: Written | undefined): boolean {
  if (other === undefined || other.follows) return false;
  return own === undefined || Date.parse(other.at) - Date.parse(own.at) > onePieceOfWorkMs;
}

/** The change of a text in a draft; `before` is live, `others` are its other languages, live or in the draft. */
export function draftedText(at: string, before: Written | undefined, others: readonly Written[]): Written {
  const isFollowing = others.some((other) => other.at < at && isStale(before, other));
  return isFollowing ? { at, follows: true } : { at };
}
