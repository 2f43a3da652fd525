import { type Content, oncePerContent } from '#content/content.ts';
import { type LegalFactId, legalVariables } from '#content/facts/legal-variables.ts';
import { settingsOf } from '#content/facts/settings.ts';
import { localizedNames } from '#content/facts/variables.ts';
import { facts } from '#content/facts.ts';
import type { Field } from '#domain/api/content.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  otherLanguages,
  perLanguage,
} from '#domain/language/languages.ts';
import { numberInWords } from '#domain/language/number-words.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { type TextPlace, textPlaceOf } from '#domain/publishing/edited-text.ts';
import { leapOf } from '#domain/publishing/leap.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { type CheckedText, checkTexts, lengthProblem, problemAt } from './checks.ts';
import { guideOf } from './content-guide.ts';
import { fieldsById } from './field-list.ts';
import { textsThatNeedClaims } from './hidden-claims.ts';
import { listOf, type Order, type Orders } from './items.ts';
import { judgeEdit } from './judge-edit.ts';
import { productProblems } from './product-rules.ts';
import { contentReader, fieldsThatDiffer, ordersIn } from './stored-edits.ts';

/** Everything that the words and facts with these edits leave to do, in the order of the pages; of the wanted fields alone. */
export function contentProblems(
  defaults: Content,
  stored: StoredEdits,
  isWanted: (id: string) => boolean = () => true,
): ContentProblem[] {
  const content = contentReader(defaults)(stored);
  const orders = ordersIn(stored);
  const all = [...fieldsById(defaults, stored, []).values()];
  const fields = all.filter(({ id, kind }) => kind !== 'product' && isWanted(id));
  const texts = fields.flatMap((field): Text[] => {
    const place = textPlaceOf(field.id);
    return place ? [{ ...place, id: field.id, defaultValue: String(field.defaultValue) }] : [];
  });
  return [
    ...checkTexts(texts.map((field) => checkedText(field, stored))),
    ...texts.flatMap((field) => shownProblems(content, field, stored)),
    ...fields.flatMap((field) => editProblems(content, field, stored)),
    ...textsThatNeedClaims(content, orders).map((id) => problemAt(id, 'claimNeeded')),
    ...goneFacts(defaults, content, texts, stored),
    ...contradictions(defaults, content, texts, stored),
    ...miscounted(texts, all, orders, stored),
    ...legalProblems(content),
    ...productProblems(defaults, stored),
  ];
}

type Text = TextPlace & { readonly id: string; readonly defaultValue: string };

const noEdits: StoredEdits = {};

/** Cached, because live content is compared with every change of the draft. */
const problemsNamed = oncePerContent((defaults: Content) => {
  const known = new WeakMap<StoredEdits, ReadonlySet<string>>();
  return (edits: StoredEdits): ReadonlySet<string> => {
    const names = known.get(edits) ?? new Set(contentProblems(defaults, edits).map(nameOf));
    known.set(edits, names);
    return names;
  };
});

/** Leaves out problems of the live site: publishing a headline does not wait for the imprint of a site that never had one. */
export function newProblems(
  defaults: Content,
  next: StoredEdits,
  live: StoredEdits = noEdits,
): ContentProblem[] {
  if (next === live) return [];
  const touched = textsTouched(defaults, next, live);
  const before = touched
    ? new Set(contentProblems(defaults, live, touched).map(nameOf))
    : problemsNamed(defaults)(live);
  const found = contentProblems(defaults, next, touched).filter((problem) => !before.has(nameOf(problem)));
  return touched ? found : [...found, ...leaps(defaults, next, live)];
}

function leaps(defaults: Content, next: StoredEdits, live: StoredEdits): ContentProblem[] {
  const fields = fieldsById(defaults, next, []);
  return fieldsThatDiffer(live, next).flatMap((id) => {
    const valueIn = (edits: StoredEdits) => edits[id]?.value ?? fields.get(id)?.defaultValue;
    const found = leapOf(valueIn(live), valueIn(next));
    return found ? [problemAt(id, found.code, { times: found.times })] : [];
  });
}

/**
 * Whether a field is a changed text or the same place in another language: nothing else can have a new problem then. Undefined if
 * anything but texts has changed, such as a price that texts name.
 */
function textsTouched(
  defaults: Content,
  next: StoredEdits,
  live: StoredEdits,
): ((id: string) => boolean) | undefined {
  const ids = new Set([...Object.keys(next), ...Object.keys(live)]);
  const changed = [...ids].filter((id) => next[id] !== live[id] && !isSame(next[id], live[id]));
  const paths = new Set(changed.map(placeOfText));
  const [now, before] = [next, live].map(contentReader(defaults)) as [Content, Content];
  // Some facts are made of words.
  const isFactNew = languages.some((language) => !isSame(facts(now, language), facts(before, language)));
  if (paths.has(undefined) || isFactNew) return undefined;
  return (id) => paths.has(placeOfText(id));
}

/** `nova.hero.title` of `de.nova.hero.title`; undefined for anything but texts. */
function placeOfText(id: string): string | undefined {
  const place = textPlaceOf(id);
  return place && `${place.namespace}.${place.path}`;
}

/** New problems that would break a page or the law. */
export function blockingProblems(defaults: Content, next: StoredEdits, live?: StoredEdits): ContentProblem[] {
  return newProblems(defaults, next, live).filter(({ severity }) => severity === 'blocks');
}

function nameOf({ id, code }: ContentProblem): string {
  return `${code} ${id}`;
}

function checkedText({ id, language, defaultValue }: Text, stored: StoredEdits): CheckedText {
  const edit = stored[id];
  if (!edit) return { id, language, defaultValue, value: defaultValue };
  return { id, language, defaultValue, value: String(edit.value), basedOn: edit.basedOn, at: edit.at };
}

function shownProblems(content: Content, { id, language, namespace }: Text, stored: StoredEdits) {
  if (!stored[id] || !/\.meta\.(?:title|description)$/.test(id)) return [];
  const known = facts(content, language, namespace);
  const shown = fill(String(stored[id].value), known);
  return lengthProblem(id, shown) ?? [];
}

/** After an update of the software, a placeholder may be gone, or a fact have another shape. */
function editProblems(content: Content, field: Field, stored: StoredEdits): ContentProblem[] {
  const edit = stored[field.id];
  if (!edit || edit.value === '') return [];
  const verdict = judgeEdit(guideOf(content), field, edit.value);
  if ('code' in verdict) {
    const data: Record<string, string> = { code: verdict.code };
    if (verdict.at !== undefined) data.at = verdict.at;
    return [problemAt(field.id, 'refused', data)];
  }
  // `checkTexts` finds outdated texts.
  if (field.kind === 'text' || [edit.basedOn, edit.value].some((said) => isSame(said, field.defaultValue)))
    return [];
  return [problemAt(field.id, 'updated')];
}

/** Texts of the files that name a fact which edits have taken away, such as the price of a removed plan. */
function goneFacts(
  defaults: Content,
  content: Content,
  texts: readonly Text[],
  stored: StoredEdits,
): ContentProblem[] {
  if (content.offerings === defaults.offerings) return [];
  return texts.flatMap(({ id, language, namespace, defaultValue: text }) => {
    // The rules for edits find it in an edited text.
    const named = stored[id] ? [] : placeholdersIn(text);
    const isIn = (of: Content, name: string) => Object.hasOwn(facts(of, language, namespace), name);
    const name = named.find((one) => isIn(defaults, one) && !isIn(content, one));
    return name === undefined ? [] : [problemAt(id, 'factGone', { name })];
  });
}

/** A text that types what a price was before it was edited, and a price that was edited in one language alone. */
function contradictions(
  defaults: Content,
  content: Content,
  texts: readonly Text[],
  stored: StoredEdits,
): ContentProblem[] {
  const edited = Object.keys(stored).filter((id) => /^(?:offering\..*[pP]rice|price\.)/.test(id));
  if (edited.length === 0) return [];
  const changed = perLanguage((language) => changedPrices(defaults, content, language));
  const typed = texts.flatMap(({ id, language, defaultValue: text }) => {
    const value = String(stored[id]?.value ?? text);
    const found = changed[language].find(({ was }) => value.includes(was));
    return found ? [problemAt(id, 'priceContradiction', found)] : [];
  });
  const alone = edited.flatMap((id) =>
    inOtherLanguages(id)
      .filter((other) => !stored[other])
      .map((other) => problemAt(other, 'stale', { other: id })),
  );
  return [...typed, ...alone];
}

/** `price.monthly.core.en` for `price.monthly.core.de`; none for a price that all languages share. */
function inOtherLanguages(id: string): string[] {
  const language = languages.find((one) => id.endsWith(`.${one}`));
  return language ? otherLanguages(language).map((other) => id.slice(0, -language.length) + other) : [];
}

function changedPrices(defaults: Content, content: Content, language: Language) {
  const before = facts(defaults, language);
  const now = facts(content, language);
  return Object.keys(before)
    .filter((name) => /price/i.test(name) && before[name] && before[name] !== now[name])
    .map((name) => ({ name, was: before[name]!, is: now[name] ?? '' }));
}

/** Texts beside a list, such as “Three questions”, that count its items as there were by default. */
function miscounted(
  texts: readonly Text[],
  fields: readonly Field[],
  orders: Orders,
  stored: StoredEdits,
): ContentProblem[] {
  return fields.flatMap((field) => {
    const list = listOf(field.id);
    const now = list && orders[list]?.length;
    if (!list || !now) return [];
    const was = (field.defaultValue as Order).length;
    if (now === was) return [];
    const beside = list.slice(0, list.lastIndexOf('.') + 1);
    return texts.flatMap(({ id, language, namespace, path, defaultValue }) => {
      const place = `${namespace}.${path}`;
      if (!place.startsWith(beside) || place.slice(beside.length).includes('.')) return [];
      const said = String(stored[id]?.value ?? defaultValue);
      const counts = new RegExp(
        String.raw`(?<![\p{L}\d])(?:${was}|${numberInWords(was, language)})(?![\p{L}\d])`,
        'iu',
      );
      return counts.test(said) ? [problemAt(id, 'miscounted', { was, count: now })] : [];
    });
  });
}

/** At the first setting of the fact: some are told in each language. */
function legalProblems({ site }: Content): ContentProblem[] {
  const settings = settingsOf(site);
  return (Object.keys(site.legal) as LegalFactId[])
    .filter((id) => site.legal[id].state === 'missing')
    .map((id) => {
      const { variable } = legalVariables[id];
      const name = settings.has(variable) ? variable : localizedNames(variable)[defaultLanguage];
      return problemAt(`setting.${name}`, 'legalMissing');
    });
}
