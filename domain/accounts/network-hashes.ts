/** For salted hashes of client networks and of repeated texts (LAW-21). */
export const hashesKeptHours = 24;

/** Half a day: what was hashed with the salt of an earlier one is deleted within six hours more. */
export function saltPeriod(now: Date): string {
  return `${now.toISOString().slice(0, 10)}${now.getUTCHours() < 12 ? 'a' : 'b'}`;
}
