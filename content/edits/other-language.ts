import { type Language, otherLanguages } from '#domain/language/languages.ts';
import { replacePlaceholders } from '#domain/publishing/placeholders.ts';

/** Frequent words of a language that the others do not have. */
const frequent: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    `der das den dem des ein eine einen einem einer eines und oder nicht kein keine ist sind wird werden wurde haben kann
    können sie wir ihr ihre ihren ihrem ihnen uns unser unsere mit für auf von zu zum zur bei aus nach über vom im auch
    nur noch wie wenn dass weil aber als bis sich es er dann schon mehr jede jeder jedes diese dieser dieses wer ohne ja`
      .trim()
      .split(/\s+/),
  ),
  en: new Set(
    `the and of to is are you your we our for with that this these those it its from by be been not have what which who how
    when where than then they their them or if but can could would should about into only every without more does do don’t
    it’s you’re we’re doesn’t isn’t you’ll on at there here after before your yours as`
      .trim()
      .split(/\s+/),
  ),
};

const notWords = /[„“"][^“”"]*[“”"]|\u00AD/g;

/** Such as English in German: frequent words of another language and hardly one of its own. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const words =
    replacePlaceholders(text, () => '')
      .replace(notWords, '')
      .toLowerCase()
      .match(/[\p{L}’]+/gu) ?? [];
  const count = (of: Language) => words.filter((word) => frequent[of].has(word)).length;
  const foreign = Math.max(...otherLanguages(language).map(count));
  const own = count(language);
  return foreign >= 2 && foreign > 3 * own;
}
