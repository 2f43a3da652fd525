import { composed } from './composed-text.ts';

/** Line breaks of other programs: PowerPoint, page breaks, the end of a paragraph. */
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Word’s non-breaking and optional hyphen as plain text, and the bullet of its symbol font. */
const signsOfWord: Readonly<Record<string, string>> = {
  '\u001E': '\u2011',
  '\u001F': '\u00AD',
  '\uF0B7': '•',
};

const ofWord = new RegExp(`[${Object.keys(signsOfWord).join('')}]`, 'g');

/** Invisible characters: control characters, zero-width spaces, byte order marks, and what turns a line around. */
const invisible =
  /[^\P{Cc}\t\n]|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\u206A-\u206F\uFEFF\uFFF9-\uFFFC]/gu;

const spelled = '\\p{L}|\\p{M}|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}';

/** Joiners belong to the spelling of some scripts and to emoji; elsewhere they are invisible. */
const looseJoiner = new RegExp(
  `(?<!${spelled}|\\uFE0F)[\\u200C\\u200D]|[\\u200C\\u200D](?!${spelled})`,
  'gu',
);

/** A text as a person meant it who pasted it from another program: in Unicode’s composed form, trimmed. */
export function cleanText(text: string): string {
  return composed(
    text
      .toWellFormed()
      .replaceAll(breaks, '\n')
      .replaceAll(ofWord, (sign) => signsOfWord[sign]!)
      .replaceAll(invisible, '')
      .replaceAll(looseJoiner, '')
      .trim(),
  );
}

/** `cleanText` on one line: a line break could end the header of a mail. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/[\t\n]+/g, ' ');
}
