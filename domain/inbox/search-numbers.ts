/** Up to three signs and spaces between digits, except where a slash separates two numbers. */
const between = '(?! / 0)[ ()./\\p{Pd}]{0,3}';
const written = new RegExp(`(?<![\\p{L}\\p{N}+\\p{Pd}])(?:\\+|0)(?:${between}\\d){6,14}`, 'gu');
const searched = new RegExp(`(?<![\\p{L}\\p{N}+\\p{Pd}])\\(?\\+?\\d(?:${between}\\d){4,14}`, 'u');

/** Calling codes of one and two digits; all others have three (ITU-T E.164). */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const fewestDigits = 5;

/** Telephone numbers of one text that can be found by their parts. */
const mostNumbers = 8;

/** Letters before the digits, so that a search for `12` does not find numbers with 12 in them. */
const mark = 'tel';

/**
 * Words under which the index has the telephone numbers of a text: the national digits, and all their ends, so that the
 * beginning of a word finds any part.
 */
export function numberWords(text: string): string[] {
  const numbers = Array.from(text.matchAll(written), ([number]) => nationalDigits(number));
  return [...new Set(numbers)]
    .slice(0, mostNumbers)
    .flatMap((digits) =>
      Array.from(
        { length: Math.max(0, digits.length - fewestDigits + 1) },
        (_, from) => mark + digits.slice(from),
      ),
    );
}

/** The search with its first number as `numberWords` writes it; undefined if it has none. */
export function withNumberWord(search: string): string | undefined {
  const number = searched.exec(search)?.[0] ?? '';
  const digits = nationalDigits(number);
  return digits.length < fewestDigits ? undefined : search.replace(number, mark + digits);
}

/** The same for `0171 2345678`, `+49 171 2345678` and `0049 (0)171/2345678`. */
export function nationalDigits(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const [international] = /^\D*(?:\+|00)/.exec(number) ?? [];
  const national = international === undefined ? digits : digits.replace(/^00/, '').replace(callingCode, '');
  return national.replace(/^0+/, '');
}
