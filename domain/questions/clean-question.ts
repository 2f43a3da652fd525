import { longestQuery } from '#domain/api/search.ts';
import { cleanLine } from '#domain/language/clean-text.ts';
import { isStopWord, words } from '#domain/search/analysis.ts';

const addresses =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\p{L}[\p{L}\p{N}.-]*\.(?:com|net|org|info|de|at|ch|eu)\b\S*/giu;
const street =
  /\p{Lu}[\p{L}.-]*[ -]?(?:straße|strasse|str\.|weg|gasse|allee|platz|street|road|avenue)\s+\d+\s?[a-z]?\b/giu;
/** Five digits or more, also in groups, with the letters of an account number. */
const longNumber = /(?:\p{L}{2})?\+?\(?\d(?:[\s()/.,-]{0,2}\d){4,}/gu;
const named =
  /(?<!\p{L})(?:herrn?|frau|ich (?:heiße|heisse)|mein name ist|mrs?\.?|ms\.?|my name is|i am called|i[’']m called)\s+((?:[\p{L}\p{M}.’'-]+\s*){1,5})/giu;
const title = /^(?:dr|prof|med|dipl)\.?$/i;
const shortestWord = 3;

/** Far more than is kept: some of these patterns cost the square of the length. */
const longestRead = 5 * longestQuery;

/**
 * A question as it may be kept: on one line, at most `longestQuery` characters, without addresses, numbers of five digits and more, and
 * names after a word such as *Frau*. Undefined if no word is left that says what it is about.
 */
export function cleanQuestion(asked: string): string | undefined {
  const read = asked.length > longestRead ? asked.slice(0, longestRead).replace(/\S+$/, '') : asked;
  const line = cleanLine(read)
    .replace(addresses, ' ')
    .replace(street, ' ')
    .replace(longNumber, ' ')
    .replace(named, (_, found: string) => ` ${afterName(found)} `)
    .replace(/\s+([,.?!;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:?!–-]+/, '')
    .trim();
  const kept = line.length > longestQuery ? line.slice(0, longestQuery).replace(/\s+\S*$/, '') : line;
  return words(kept).some((word) => !isStopWord(word) && word.length >= shortestWord) ? kept : undefined;
}

/** The first word is a name, and those after it until one in small letters or one that is no name. */
function afterName(found: string): string {
  const after = found.trim().split(/\s+/);
  const titles = after.findIndex((word) => !title.test(word));
  const isSmall = found === found.toLowerCase();
  const end = after.findIndex(
    (word, place) =>
      place > Math.max(titles, 0) && (words(word).every(isStopWord) || (!isSmall && !/^\p{Lu}/u.test(word))),
  );
  return end < 0 ? '' : after.slice(end).join(' ');
}
