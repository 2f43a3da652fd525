/** Real text has at most this many marks per letter (UAX #15, Stream-Safe Text Format). */
const mostMarks = 30;

/** Invisible; marks before and after it are ordered separately. */
const graphemeJoiner = '\u034F';

const longRun = new RegExp(`\\p{M}{${mostMarks}}(?=\\p{M})`, 'gu');

/**
 * NFC by default. The only place that may call `normalize`: ordering marks takes quadratic time, so runs of more than
 * 30 are split first (UAX #15, section 13). No letter or mark is lost.
 */
export function composed(text: string, form: 'NFC' | 'NFKD' = 'NFC'): string {
  return text.replace(longRun, `$&${graphemeJoiner}`).normalize(form);
}
