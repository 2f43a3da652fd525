import { randomInt } from 'node:crypto';
import { monthOf, referenceOf } from '#domain/reference.ts';

const fewestDigits = 4;
/** After so many numbers that were taken, the numbers of that month get one more digit; after ten times as many, two. */
const manyTaken = 20;

let crowded = { month: '', taken: 0 };

/**
 * Drawn instead of counted: no process waits for another one's counter, and the number tells nobody how many messages
 * there are. The index refuses one that is taken; then ask for the next `attempt`.
 */
export function drawReference(receivedAt: string, attempt = 0): string {
  const month = monthOf(receivedAt);
  if (crowded.month !== month) crowded = { month, taken: 0 };
  if (attempt > 0) crowded.taken += 1;
  const digits = fewestDigits + attempt + extraDigits(crowded.taken);
  return referenceOf(receivedAt, String(randomInt(10 ** digits)).padStart(digits, '0'));
}

function extraDigits(taken: number): number {
  return taken < manyTaken ? 0 : Math.floor(Math.log10((taken * 10) / manyTaken));
}
