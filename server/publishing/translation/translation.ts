import type { Content } from '#content/content.ts';
import { contentProblems } from '#content/edits/checks.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { judgeEdit } from '#content/edits/judge-edit.ts';
import { contentReader } from '#content/edits/stored-edits.ts';
import type { Field } from '#domain/api/content.ts';
import type { TranslatedText, TranslationCounts, TranslationPreview } from '#domain/api/translation.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { longestEdit, type TextPlace, textPlaceOf } from '#domain/publishing/edited-text.ts';
import { type CsvSeparator, csvLine, csvSeparatorIn, csvStart } from '#domain/responses/csv.ts';
import { type ReadUnit, sheetColumns, type Translation } from './read-translation.ts';

type TranslationOrder = {
  readonly from: Language;
  readonly to: Language;
  /** Else only what is missing, stale, in the wrong language or has lost a placeholder. */
  readonly isAll: boolean;
  readonly page?: string | undefined;
};

/** Signs of text that a spreadsheet read in the wrong charset. */
const broken = /\uFFFD|â€|[ÃÂ][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122]/;

const open = new Set<string>(['missing', 'stale', 'otherLanguage', 'placeholderLost']);

/** The texts with these edits, as units for a translator. */
export function translationUnits(defaults: Content, stored: StoredEdits, order: TranslationOrder): Unit[] {
  const { from, to, isAll, page } = order;
  const texts = textsOf(defaults, stored);
  const isOpen = openTexts(defaults, stored);
  return [...texts.values()].flatMap((field): Unit[] => {
    const { id, language, namespace, path, defaultValue } = field;
    if (language !== to || (page !== undefined && namespace !== page)) return [];
    const source = texts.get(`${from}.${namespace}.${path}`);
    if (!source || source.value === '' || !(isAll || isOpen.has(id))) return [];
    const state = isOpen.has(id) ? 'open' : 'translated';
    const note = `At most ${longestEdit(String(defaultValue))} characters; keep {{placeholders}} as they are.`;
    return [{ namespace, path, source: source.value, target: field.value, state, note }];
  });
}

export function translationCounts(defaults: Content, stored: StoredEdits, page?: string): TranslationCounts {
  const isOpen = openTexts(defaults, stored);
  const texts = [...textsOf(defaults, stored).values()].filter(
    ({ namespace }) => page === undefined || namespace === page,
  );
  return perLanguage((language) => {
    const own = texts.filter((text) => text.language === language);
    return { open: own.filter(({ id }) => isOpen.has(id)).length, all: own.length };
  });
}

/** Changes of a file to the draft, and why other rows are refused. */
export function judgeTranslation(
  defaults: Content,
  stored: StoredEdits,
  revisions: ReadonlyMap<string, number>,
  { from, to, units }: Translation,
): Omit<TranslationPreview, 'version'> {
  const texts = textsOf(defaults, stored);
  const guide = guideOf(contentReader(defaults)(stored));
  const changes: TranslatedText[] = [];
  const problems: TranslationPreview['problems'][number][] = [];
  const seen = new Set<string>();
  let same = 0;
  let empty = 0;
  for (const [index, unit] of units.entries()) {
    const id = idIn(to, unit);
    const field = texts.get(id);
    const source = texts.get(idIn(from, unit));
    const located = { row: index + 1, id, text: unit.target.slice(0, 200) };
    if (!field || !source) problems.push({ ...located, code: 'unknown' });
    else if (seen.has(id)) problems.push({ ...located, code: 'twice' });
    else if (broken.test(unit.target)) problems.push({ ...located, code: 'brokenCharacters' });
    else if (unit.target.trim() === '') empty += 1;
    else {
      const verdict = judgeEdit(guide, field, unit.target);
      if ('code' in verdict) problems.push({ ...located, ...verdict });
      else if (verdict.value === field.value) same += 1;
      else
        changes.push({
          id,
          source: source.value,
          before: field.value,
          after: verdict.value as string,
          isSourceChanged: unit.source.trim() !== source.value.trim(),
          revision: revisions.get(id) ?? null,
        });
    }
    seen.add(id);
  }
  return { from, to, changes, same, empty, problems };
}

type Text = Field & TextPlace & { readonly value: string };

function textsOf(defaults: Content, stored: StoredEdits): ReadonlyMap<string, Text> {
  return new Map(
    [...fieldsById(defaults, stored, [])].flatMap(([id, field]) => {
      const place = textPlaceOf(id);
      const value = String(stored[id]?.value ?? field.defaultValue);
      return place ? [[id, { ...field, ...place, value }] as const] : [];
    }),
  );
}

function openTexts(defaults: Content, stored: StoredEdits): ReadonlySet<string> {
  const problems = contentProblems(defaults, stored);
  return new Set(problems.flatMap(({ id, code }) => (open.has(code) ? [id] : [])));
}

function idIn(language: Language, { namespace, path }: Pick<ReadUnit, 'namespace' | 'path'>): string {
  return `${language}.${namespace}.${path}`;
}

export type Unit = ReadUnit & {
  /** `open`: it is missing or outdated. */
  readonly state: 'open' | 'translated';
  readonly note: string;
};

/** For spreadsheets in the language `reader`; the columns of the texts are called by their languages. */
export function writeSheet(units: readonly Unit[], from: Language, to: Language, reader: Language): string {
  const separator: CsvSeparator = csvSeparatorIn(reader);
  const lines = units.map(({ namespace, path, state, source, target, note }) =>
    csvLine([namespace, path, state, source, target, note], separator),
  );
  return [csvStart, csvLine([...sheetColumns, 'state', from, to, 'note'], separator), ...lines].join('');
}
