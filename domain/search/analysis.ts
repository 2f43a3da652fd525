import { composed } from '#domain/language/composed-text.ts';

/** A run of letters and digits, also with a hyphen, an apostrophe or a decimal sign in it. */
const run =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}\u00ad\u2060]+(?:[-\u2010\u2011’'][\p{L}\p{M}\p{N}\u00ad\u2060]+)*/gu;
const hidden = /[\u00ad\u200b\u2060]/g;

/** Small words that say nothing about a place. Both languages in one list: few words of one mean something in the other. */
const stopWords = new Set(
  `aber alle als also am an auch auf aus bei beim bekomme bekommen bekommt bin bis bitte brauche braucht da damit dann das dass dem den denn der des die dies diese
  diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es etwas euch euer eure für gern gerne gibt geht habe haben
  hat hatte ich ihr ihre ihrem ihren im in ins irgendwie ist ja jetzt kann kannst können könnt könnte mache machen macht mal man meine meinem meinen
  meiner mein mich mir mit möchte muss müssen nach nicht noch nun nur ob oder schon sehr sein sich sie sind so soll sollte stelle stellen stellt über um und
  uns unser unsere vom von vor war warum was welche welcher welches wenn werde werden wie will wir wird wo woher wohin würde wollen
  zu zum zur eigentlich genau dafür dabei darf dürfen
  a about am an and any are as at be been but by can could did do does doing for from get gets give got had has have how i if in into
  is it its just like me my need not of on or our out please s should so some t that the their them then there these they this those to
  us want was we were what what’s when where which who why will with would you your`
    .split(/\s+/)
    .flatMap((word) => words(word)),
);

/**
 * Words as they are compared: composed, small, without hidden signs, umlauts and ß written out or not, `E-Mail` as `email`.
 * The same in both languages.
 */
export function words(text: string): string[] {
  return Array.from(text.matchAll(run), ([found]) => folded(found)).filter(Boolean);
}

/** The words with their places in the text, for marks. */
export function placedWords(
  text: string,
): { readonly word: string; readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(run), ({ 0: found, index }) => ({
    word: folded(found),
    start: index,
    end: index + found.length,
  }));
}

/** The words of an index: what is joined by a hyphen can be found by its parts, too. */
export function indexedWords(text: string): string[] {
  return Array.from(text.matchAll(run), ([found]) => found).flatMap((found) => {
    const whole = folded(found);
    const parts = /\p{L}[-\u2010\u2011]\p{L}/u.test(found) ? found.split(/[-\u2010\u2011]/).map(folded) : [];
    return [whole, ...parts].filter((word) => word && !isStopWord(word));
  });
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

function folded(word: string): string {
  return composed(word.replace(hidden, ''))
    .toLowerCase()
    .replace(/[’']s?$|[-\u2010\u2011’']/g, '')
    .replaceAll('ß', 'ss')
    .replace(/[äöü]|ae|oe|(?<![aeq])ue/g, ([letter]) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter!] ?? letter!);
}

/** Letters that join two nouns. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns'];
const shortestPart = 4;

/**
 * Parts of a compound, all of them words of the vocabulary: `kundigungsfrist` is `kundigung` and `frist`. None if it cannot be made
 * of them as a whole. The longest first part wins.
 */
export function compoundParts(
  word: string,
  vocabulary: ReadonlySet<string>,
  isWhole = true,
): readonly string[] {
  if (!isWhole && vocabulary.has(word)) return [word];
  for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
    const head = word.slice(0, end);
    if (!vocabulary.has(head)) continue;
    for (const link of links) {
      if (!word.startsWith(link, end)) continue;
      const rest = word.slice(end + link.length);
      if (rest.length < shortestPart) continue;
      const parts = compoundParts(rest, vocabulary, false);
      if (parts.length > 0) return [head, ...parts];
    }
  }
  return [];
}

/** Endings of both languages. What is left is only compared with the beginning of words. */
const ending = /(?:ungen|ung|innen|lich|en|em|er|es|e|n|st|s|te?t?|ing|ed|ly|ions?|ment|ies|y)$/;
const shortestStem = 5;

/** The beginning that forms of the word share; undefined for short words. */
export function stem(word: string): string | undefined {
  const found = word.replace(ending, '');
  return found !== word && found.length >= shortestStem ? found : undefined;
}

const longestTyped = 40;
const lines = [0, 1, 2].map(() => new Uint8Array(longestTyped + 1));

/** Letters that were typed wrong, left out, doubled or swapped; more than `most` are not counted. */
export function typingFaults(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most || Math.max(typed.length, meant.length) > longestTyped)
    return most + 1;
  let [beforeLast, last, line] = lines as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= meant.length; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    let least = row;
    line[0] = row;
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      let faults = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (isSwapped) faults = Math.min(faults, beforeLast[column - 2]! + 1);
      line[column] = faults;
      least = Math.min(least, faults);
    }
    if (least > most) return most + 1;
    [beforeLast, last, line] = [last, line, beforeLast];
  }
  return last[meant.length]!;
}

/** Faults that a word of this length may have. */
export function faultsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Words that mean the same everywhere on the site; everything else is a note (`asks`) of a section. */
const synonyms = [
  'preis preise kosten kostet kostenpunkt teuer gebuhr tarif price prices pricing cost costs fee expensive much',
  'website homepage webseite internetseite internetauftritt site webpage',
  'mwst mehrwertsteuer umsatzsteuer ust vat',
  'gratis kostenlos umsonst free',
].map((line) => line.split(' '));

export function sameMeaning(word: string): readonly string[] {
  return synonyms.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];
}

/** Whether the word asks for a price. */
export function asksForPrice(word: string): boolean {
  return word === synonyms[0]![0] || sameMeaning(word).includes(synonyms[0]![0]!);
}
