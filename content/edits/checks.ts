import { isAsks } from '#content/asks.ts';
import type { Content } from '#content/content.ts';
import { type LegalFactId, legalVariables } from '#content/facts/legal-variables.ts';
import { settingsOf } from '#content/facts/settings.ts';
import { localizedNames } from '#content/facts/variables.ts';
import { facts } from '#content/facts.ts';
import type { Field } from '#domain/api/content.ts';
import { type ContentProblem, problemAt } from '#domain/api/content-checks.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { defaultLanguage, languages, otherLanguages, perLanguage } from '#domain/language/languages.ts';
import { numberInWords } from '#domain/language/number-words.ts';
import type { StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import { type TextPlace, textPlaceOf } from '#domain/publishing/edited-text.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { isStale } from '#domain/publishing/stale-text.ts';
import { guideOf } from './content-guide.ts';
import { fieldsById } from './field-list.ts';
import { textsThatNeedClaims } from './hidden-claims.ts';
import { listOf, type Order, type Orders } from './items.ts';
import { judgeEdit } from './judge-edit.ts';
import { isInOtherLanguage } from './other-language.ts';
import { productProblems } from './product-rules.ts';
import { contentReader, ordersIn } from './stored-edits.ts';

type Text = TextPlace & {
  readonly id: string;
  readonly defaultValue: string;
  readonly value: string;
  readonly edit: StoredEdit | undefined;
};

/** The site that is checked. */
type Checked = {
  readonly defaults: Content;
  readonly stored: StoredEdits;
  /** With the edits. */
  readonly content: Content;
  readonly orders: Orders;
  /** All fields but those of products. */
  readonly all: readonly Field[];
  /** The fields that were asked for, and the texts among them. */
  readonly fields: readonly Field[];
  readonly texts: readonly Text[];
};

const rules: readonly ((checked: Checked) => readonly ContentProblem[])[] = [
  textProblems,
  cutInSearchResults,
  ({ fields, content, stored }) => fields.flatMap((field) => editProblems(content, field, stored[field.id])),
  ({ content, orders }) => textsThatNeedClaims(content, orders).map((id) => problemAt(id, 'claimNeeded')),
  goneFacts,
  typedPrices,
  pricesOfOneLanguage,
  miscounted,
  legalProblems,
  ({ defaults, stored }) => productProblems(defaults, stored),
];

/** Everything that the words and facts with these edits leave to do, in the order of the pages; of the wanted fields alone. */
export function contentProblems(
  defaults: Content,
  stored: StoredEdits,
  isWanted: (id: string) => boolean = () => true,
): ContentProblem[] {
  const all = [...fieldsById(defaults, stored, []).values()].filter(({ kind }) => kind !== 'product');
  const fields = all.filter(({ id }) => isWanted(id));
  const texts = fields.flatMap(({ id, ...field }): Text[] => {
    const place = textPlaceOf(id);
    const [edit, defaultValue] = [stored[id], String(field.defaultValue)];
    return place
      ? [{ ...place, id, defaultValue, edit, value: edit ? String(edit.value) : defaultValue }]
      : [];
  });
  const content = contentReader(defaults)(stored);
  const checked = { defaults, stored, content, orders: ordersIn(stored), all, fields, texts };
  return rules.flatMap((rule) => rule(checked));
}

/** Problems that show in a text and its siblings in the other languages, without facts. */
function textProblems({ texts }: Checked): ContentProblem[] {
  const known = new Map(texts.map((text) => [text.id, text]));
  return texts.flatMap((text) => {
    const { id, language, namespace, path, value, defaultValue, edit } = text;
    // Visitors of one language ask in their own way.
    if (isAsks(id)) return [];
    const filled = otherLanguages(language)
      .flatMap((other) => known.get(`${other}.${namespace}.${path}`) ?? [])
      .filter((other) => other.value.trim() !== '');
    if (value.trim() === '')
      return [filled[0] ? problemAt(id, 'missing', { other: filled[0].id }) : problemAt(id, 'empty')];
    const newer = filled.find((other) => isStale(edit, other.edit));
    const stale = newer ? [problemAt(id, 'stale', { other: newer.id })] : [];
    // Texts of the files are judged when the site is tested, not each time that an operator publishes.
    if (!edit) return stale;
    const lost = filled
      .flatMap((other) => placeholdersIn(other.value))
      .find((name) => placeholdersIn(defaultValue).includes(name) && !placeholdersIn(value).includes(name));
    const { basedOn } = edit;
    // An edit that became the default is settled.
    const isUpdated = basedOn !== undefined && basedOn !== defaultValue && value !== defaultValue;
    return [
      ...stale,
      ...(lost ? [problemAt(id, 'placeholderLost', { name: lost })] : []),
      ...(isInOtherLanguage(value, language) ? [problemAt(id, 'otherLanguage')] : []),
      ...(isUpdated ? [problemAt(id, 'updated')] : []),
    ];
  });
}

/** Edited titles and descriptions of pages that search engines would cut, with their facts filled in. */
function cutInSearchResults({ texts, content }: Checked): ContentProblem[] {
  return texts.flatMap(({ id, language, namespace, value, edit }) => {
    const inResult = edit && searchResultPart(id);
    if (!inResult) return [];
    const { length } = fill(value, facts(content, language, namespace)).replaceAll('\u00AD', '');
    const { part, most } = inResult;
    return length > most ? [problemAt(id, `${part}Long`, { length, limit: most })] : [];
  });
}

/** After an update of the software, a placeholder may be gone, or a fact have another shape. */
function editProblems(content: Content, field: Field, edit: StoredEdit | undefined): ContentProblem[] {
  if (!edit || edit.value === '') return [];
  const verdict = judgeEdit(guideOf(content), field, edit.value);
  if ('code' in verdict) {
    const { code, at } = verdict;
    return [problemAt(field.id, 'refused', at === undefined ? { code } : { code, at })];
  }
  // `textProblems` finds outdated texts.
  if (field.kind === 'text' || [edit.basedOn, edit.value].some((said) => isSame(said, field.defaultValue)))
    return [];
  return [problemAt(field.id, 'updated')];
}

/** Texts of the files that name a fact which edits have taken away, such as the price of a removed plan. */
function goneFacts({ defaults, content, texts }: Checked): ContentProblem[] {
  if (content.offerings === defaults.offerings) return [];
  return texts.flatMap(({ id, language, namespace, defaultValue, edit }) => {
    // The rules for edits find it in an edited text.
    const named = edit ? [] : placeholdersIn(defaultValue);
    const isIn = (of: Content, name: string) => Object.hasOwn(facts(of, language, namespace), name);
    const name = named.find((one) => isIn(defaults, one) && !isIn(content, one));
    return name === undefined ? [] : [problemAt(id, 'factGone', { name })];
  });
}

function editedPrices(stored: StoredEdits): string[] {
  return Object.keys(stored).filter((id) => /^(?:offering\..*[pP]rice|price\.)/.test(id));
}

/** A text that types what a price was before it was edited. */
function typedPrices({ defaults, content, texts, stored }: Checked): ContentProblem[] {
  if (editedPrices(stored).length === 0) return [];
  const changed = perLanguage((language) => {
    const [before, now] = [facts(defaults, language), facts(content, language)];
    return Object.keys(before)
      .filter((name) => /price/i.test(name) && before[name] && before[name] !== now[name])
      .map((name) => ({ name, was: before[name]!, is: now[name] ?? '' }));
  });
  return texts.flatMap(({ id, language, value }) => {
    const found = changed[language].find(({ was }) => value.includes(was));
    return found ? [problemAt(id, 'priceContradiction', found)] : [];
  });
}

/** A price such as `price.monthly.core.en` whose sibling in another language was edited alone. */
function pricesOfOneLanguage({ stored }: Checked): ContentProblem[] {
  return editedPrices(stored).flatMap((id) => {
    const language = languages.find((one) => id.endsWith(`.${one}`));
    const others = language
      ? otherLanguages(language).map((other) => id.slice(0, -language.length) + other)
      : [];
    return others.filter((other) => !stored[other]).map((other) => problemAt(other, 'stale', { other: id }));
  });
}

/** Texts beside a list, such as “Three questions”, that count its items as there were by default. */
function miscounted({ texts, all, orders }: Checked): ContentProblem[] {
  return all.flatMap((field) => {
    const list = listOf(field.id);
    const now = list && orders[list]?.length;
    if (!list || !now) return [];
    const was = (field.defaultValue as Order).length;
    if (now === was) return [];
    const beside = list.slice(0, list.lastIndexOf('.') + 1);
    return texts.flatMap(({ id, language, namespace, path, value }) => {
      const place = `${namespace}.${path}`;
      if (!place.startsWith(beside) || place.slice(beside.length).includes('.')) return [];
      const counts = new RegExp(
        String.raw`(?<![\p{L}\d])(?:${was}|${numberInWords(was, language)})(?![\p{L}\d])`,
        'iu',
      );
      return counts.test(value) ? [problemAt(id, 'miscounted', { was, count: now })] : [];
    });
  });
}

/** At the first setting of the fact: some are told in each language. */
function legalProblems({ content: { site } }: Checked): ContentProblem[] {
  const settings = settingsOf(site);
  return (Object.keys(site.legal) as LegalFactId[])
    .filter((id) => site.legal[id].state === 'missing')
    .map((id) => {
      const { variable } = legalVariables[id];
      const name = settings.has(variable) ? variable : localizedNames(variable)[defaultLanguage];
      return problemAt(`setting.${name}`, 'legalMissing');
    });
}
