/** Letters carry at most this many marks, Unicode says, outside attacks (UAX #15, Stream-Safe Text Format). */
const mostMarks = 30;

/** Stands between marks, cannot be seen, and keeps those before it from being ordered with those after it. */
const graphemeJoiner = '\u034F';

const longRun = new RegExp(`\\p{M}{${mostMarks}}(?=\\p{M})`, 'gu');

/**
 * The text in a Unicode normal form: NFC unless told otherwise. The only place that may call `normalize`, because
 * putting marks in order takes the square of their number: a run of more than 30 is parted first (UAX #15, section 13),
 * so that the work grows with the length alone. No letter or mark is lost.
 */
export function composed(text: string, form: 'NFC' | 'NFKD' = 'NFC'): string {
  return text.replace(longRun, `$&${graphemeJoiner}`).normalize(form);
}
