import type { Language } from '#domain/language/languages.ts';

/** Frequent in one language and absent from the other. */
const telling: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    `aber alle als auch auf aus bei beim bis das dass dem den der des diese diesem diesen dieser dieses durch ein eine
    einem einen einer eines er es für haben hat ich ihm ihnen ihr ihre ihrem ihren ihrer im ist jede jeder jedes kann
    kein keine keinen können mehr mit nach nicht noch nur ob oder ohne sein sich sie sind über um und uns unser unsere
    vom von vor wenn werden wie wir wird zu zum zur zwischen`.split(/\s+/),
  ),
  en: new Set(
    `a about after all and any are as at be because been before but by can do does each every for from had has have how
    if into is it its more my no not of on one only or our out over own should than that the their them then there
    these they this those to two up us we what when where which while who why with without would you your`.split(
      /\s+/,
    ),
  ),
};

const germanLetters = /[äöüß]/i;

/** By small words and German letters; undefined for what could be either, such as names and figures. */
export function guessLanguage(text: string): Language | undefined {
  // Capitals are an abbreviation: the US of a US-Dollar is no English word.
  const wordsOf = text
    .replaceAll('\u00AD', '')
    .match(/\p{L}+/gu)
    ?.filter((word) => !/^\p{Lu}{2,}$/u.test(word))
    .map((word) => word.toLowerCase());
  if (!wordsOf) return undefined;
  const count = (language: Language) => wordsOf.filter((word) => telling[language].has(word)).length;
  const [german, english] = [count('de'), count('en')];
  if (german > english) return 'de';
  if (english > german) return 'en';
  return german === 0 && germanLetters.test(text) ? 'de' : undefined;
}
