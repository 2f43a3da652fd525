import { asksKey } from '#content/asks.ts';
import type { Content } from '#content/content.ts';
import { settingsOf } from '#content/facts/settings.ts';
import { isOffering } from '#content/offerings/listed.ts';
import type { Offering } from '#content/offerings/record.ts';
import type { Field } from '#domain/api/content.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/languages.ts';
import { factKindOf, optionalBelow } from './fact-rules.ts';

/** Files whose words are no content: the admin area itself. */
const notEditable = new Set(['admin']);

/** Everything an owner may change, in the order of the pages: texts of each language, facts, orders of lists, settings. */
export function fieldsIn(content: Content): Field[] {
  return [
    ...languages.flatMap((language) => textFieldsIn(content, language)),
    ...factFieldsIn(content),
    ...orderFieldsIn(content),
    ...settingFieldsIn(content),
  ];
}

export function textFieldsIn({ words }: Content, language: Language): Field[] {
  return Object.entries(words[language])
    .filter(([namespace]) => !notEditable.has(namespace))
    .flatMap(([namespace, file]) => textsBelow(`${language}.${namespace}`, file));
}

/** Leaves out notes (`_review`) and data of the program. How visitors ask for a part comes after its texts. */
function textsBelow(id: string, value: unknown): Field[] {
  if (typeof value === 'string') return isData(id, value) ? [] : [{ id, kind: 'text', defaultValue: value }];
  const entries = entriesOf(value);
  const texts = entries.flatMap(([key, inner]) =>
    key.startsWith('_') || key === asksKey ? [] : textsBelow(`${id}.${key}`, inner),
  );
  const asks = Object.fromEntries(entries)[asksKey] ?? (mayHaveAsks(id, value) ? '' : undefined);
  return asks === undefined
    ? texts
    : [...texts, { id: `${id}.${asksKey}`, kind: 'text', defaultValue: asks }];
}

/** Parts of files that are no section of a page with a heading. */
const unasked =
  /^\w+\.(?:common|mail|checks|unclaimed)\.|\.(?:meta|listing|form|toast|paper|close|contents|empty|review|sent)$/;

/** Whether an owner may note how visitors ask for this part: a section of a page or a question. */
function mayHaveAsks(id: string, value: unknown): boolean {
  const keys = entriesOf(value).map(([key]) => key);
  return (
    !unasked.test(id) && (keys.includes('question') || (keys.includes('title') && id.split('.').length === 3))
  );
}

/** Keys of figures in drawings. */
const figures = new Set(['minute', 'minutes', 'clause', 'number']);
const figure = /^[\d.–-]*$/;

/** Whether a text in a file of words is read by the program, such as the id or icon of an item: a change would break a page. */
export function isData(path: string, text: string): boolean {
  const key = path.split('.').findLast((part) => !/^n?\d+$/.test(part)) ?? '';
  return key === 'id' || key === 'icon' || (figures.has(key) && figure.test(text));
}

export function factFieldsIn({ offerings, prices, claims }: Content): Field[] {
  const records = { offering: offerings, price: prices, claim: claims };
  return Object.entries(records).flatMap(([root, record]) => factsBelow(root, record));
}

function factsBelow(id: string, value: unknown): Field[] {
  const kind = factKindOf(id);
  if (kind) return [{ id, kind, defaultValue: value }];
  const entries = entriesOf(value);
  if (entries.length === 0) return [];
  const missing = optionalBelow.filter(([pattern, key]) => pattern.test(id) && !Object.hasOwn(value!, key));
  return [...entries, ...missing.map(([, key]) => [key, undefined] as const)].flatMap(([key, inner]) =>
    factsBelow(`${id}.${key}`, inner),
  );
}

/** Lists whose items may be added, removed and moved. */
export function orderFieldsIn({ words, offerings }: Content): Field[] {
  return Object.entries(words[defaultLanguage]).flatMap(([namespace, file]) =>
    notEditable.has(namespace) ? [] : ordersBelow(namespace, file),
  );

  function ordersBelow(path: string, value: unknown): Field[] {
    const entries = entriesOf(value);
    const inner = entries.flatMap(([key, item]) => ordersBelow(`${path}.${key}`, item));
    const [, sold] = /^([^.]+)\.plans$/.exec(path) ?? [];
    const offering: Offering | undefined = isOffering(offerings, sold) ? offerings[sold] : undefined;
    if (!offering && !isEditableList(path, value)) return inner;
    const kept = offering?.mainPlan;
    const defaultValue = entries.map(([key]) => key);
    return [{ id: `order.${path}`, kind: 'order', defaultValue, ...(kept && { kept }) }, ...inner];
  }
}

/** Lists whose layout holds for any number of items. */
const editableLists =
  /(?:^|\.)(?:features|benefits|includes|focus)$|(?:^|\.)(?:faq|testimonials|stories|benefits|features|result|insights)\.items$|\.plans\.\w+\.items$/;
/** Keys by which parts of a page name an item. */
const fixedKeys = ['id', 'number', 'link'];

function isEditableList(path: string, value: unknown): boolean {
  if (!Array.isArray(value) || !editableLists.test(path)) return false;
  const [first] = value as unknown[];
  return !fixedKeys.some((key) => entriesOf(first).some(([own]) => own === key));
}

function settingFieldsIn({ site }: Content): Field[] {
  return [...settingsOf(site).values()].map(({ variable, defaultValue, isLocked }) => ({
    id: `setting.${variable}`,
    kind: 'setting',
    defaultValue,
    ...(isLocked && { isLocked }),
  }));
}

/** None for anything but lists and records. */
function entriesOf(value: unknown): (readonly [key: string, value: unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
