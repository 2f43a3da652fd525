import {
  type ContentProblem,
  type ContentProblemCode,
  problemSeverities,
} from '#domain/api/content-checks.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { type Language, languages, otherLanguages } from '#domain/language/languages.ts';
import { placeholdersIn, replacePlaceholders } from '#domain/publishing/placeholders.ts';
import { isStale } from '#domain/publishing/stale-text.ts';

export type CheckedText = {
  readonly id: string;
  readonly language: Language;
  readonly value: string;
  readonly defaultValue: string;
  /** Default and time of the edit; absent where there is no edit. */
  readonly basedOn?: unknown;
  readonly at?: string;
};

export function problemAt(
  id: string,
  code: ContentProblemCode,
  data: Readonly<Record<string, string | number>> = {},
): ContentProblem {
  return { id, code, severity: problemSeverities[code], data };
}

/** Problems that show in a text and its siblings in the other languages, without facts. */
export function checkTexts(texts: readonly CheckedText[]): ContentProblem[] {
  const known = new Map(texts.map((text) => [text.id, text]));
  return texts.flatMap((text) => {
    const others = languages.flatMap((language) =>
      language === text.language
        ? []
        : (known.get(`${language}${text.id.slice(text.language.length)}`) ?? []),
    );
    return [...presenceProblems(text, others), ...ownProblems(text)];
  });
}

function presenceProblems(text: CheckedText, others: readonly CheckedText[]): ContentProblem[] {
  const { id, value } = text;
  const filled = others.filter((other) => other.value.trim() !== '');
  if (value.trim() === '')
    return [filled[0] ? problemAt(id, 'missing', { other: filled[0].id }) : problemAt(id, 'empty')];
  const newer = filled.find((other) => isStale(text.at, other.at));
  // A text of the files names what it names.
  const lost = (text.at === undefined ? [] : filled)
    .flatMap((other) => placeholdersIn(other.value))
    .find(
      (name) => placeholdersIn(text.defaultValue).includes(name) && !placeholdersIn(value).includes(name),
    );
  return [
    ...(newer ? [problemAt(id, 'stale', { other: newer.id })] : []),
    ...(lost ? [problemAt(id, 'placeholderLost', { name: lost })] : []),
  ];
}

function ownProblems({ id, language, value, defaultValue, basedOn, at }: CheckedText): ContentProblem[] {
  if (value.trim() === '') return [];
  const problems: ContentProblem[] = [];
  // Texts of the files are judged when the site is tested, not each time that somebody publishes.
  const isEdited = at !== undefined;
  if (isEdited && isInOtherLanguage(value, language)) problems.push(problemAt(id, 'otherLanguage'));
  // An edit that became the default is settled.
  const isTakenOver = value === defaultValue;
  if (isEdited && basedOn !== undefined && basedOn !== defaultValue && !isTakenOver)
    problems.push(problemAt(id, 'updated'));
  return problems;
}

/** `shown` is the text with its facts filled in. */
export function lengthProblem(id: string, shown: string): ContentProblem | undefined {
  const inResult = searchResultPart(id);
  const length = shown.replaceAll('\u00AD', '').length;
  if (!inResult || length <= inResult.most) return undefined;
  return problemAt(id, `${inResult.part}Long`, { length, limit: inResult.most });
}

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
