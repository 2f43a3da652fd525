import { type ContentFault, type ContentFaultCode, faultSeverities } from '#domain/api/content-checks.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { isStale } from '#domain/publishing/stale-text.ts';
import { isInOtherLanguage } from './language-of.ts';

export type CheckedText = {
  readonly id: string;
  readonly language: Language;
  readonly value: string;
  readonly shipped: string;
  /** Of the edit: what the files said then, and when; absent as the files have it. */
  readonly over?: unknown;
  readonly at?: string;
};

export function faultAt(
  id: string,
  code: ContentFaultCode,
  data: Readonly<Record<string, string | number>> = {},
): ContentFault {
  return { id, code, severity: faultSeverities[code], data };
}

/** What a text and its siblings in the other languages tell; facts are not needed for it. */
export function checkTexts(texts: readonly CheckedText[]): ContentFault[] {
  const known = new Map(texts.map((text) => [text.id, text]));
  return texts.flatMap((text) => {
    const others = languages.flatMap((language) =>
      language === text.language
        ? []
        : (known.get(`${language}${text.id.slice(text.language.length)}`) ?? []),
    );
    return [...presenceFaults(text, others), ...ownFaults(text)];
  });
}

function presenceFaults(text: CheckedText, others: readonly CheckedText[]): ContentFault[] {
  const { id, value } = text;
  const filled = others.filter((other) => other.value.trim() !== '');
  if (value.trim() === '')
    return [filled[0] ? faultAt(id, 'missing', { other: filled[0].id }) : faultAt(id, 'empty')];
  const newer = filled.find((other) => isStale(text.at, other.at));
  // A text of the files names what it names.
  const lost = (text.at === undefined ? [] : filled)
    .flatMap((other) => placeholdersIn(other.value))
    .find((name) => placeholdersIn(text.shipped).includes(name) && !placeholdersIn(value).includes(name));
  return [
    ...(newer ? [faultAt(id, 'stale', { other: newer.id })] : []),
    ...(lost ? [faultAt(id, 'placeholderLost', { name: lost })] : []),
  ];
}

function ownFaults({ id, language, value, shipped, over, at }: CheckedText): ContentFault[] {
  if (value.trim() === '') return [];
  const faults: ContentFault[] = [];
  // Texts of the files are judged when the site is tested, not each time that somebody publishes.
  const isEdited = at !== undefined;
  if (isEdited && isInOtherLanguage(value, language)) faults.push(faultAt(id, 'otherLanguage'));
  // What the files have taken over is settled.
  const isTakenOver = value === shipped;
  if (isEdited && over !== undefined && over !== shipped && !isTakenOver) faults.push(faultAt(id, 'updated'));
  return faults;
}

/** `shown` is the text with its facts filled in. */
export function lengthFault(id: string, shown: string): ContentFault | undefined {
  const inResult = searchResultPart(id);
  const length = shown.replaceAll('\u00AD', '').length;
  if (!inResult || length <= inResult.most) return undefined;
  return faultAt(id, `${inResult.part}Long`, { length, limit: inResult.most });
}
