import { hourMs } from '#domain/language/durations.ts';

const onePieceOfWorkMs = hourMs;

/**
 * Whether a text has to follow its other language, which was changed after it (ISO 8601; undefined: never). What goes
 * back and forth within an hour is one piece of work.
 */
export function isStale(own: string | undefined, other: string | undefined): boolean {
  if (other === undefined) return false;
  return own === undefined || Date.parse(other) - Date.parse(own) > onePieceOfWorkMs;
}
