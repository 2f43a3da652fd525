import { useMemo } from 'react';
import { type Admin, useAdmin } from '#app/admin/admin-context.ts';
import { contentPath } from '#app/admin/content/content-address.ts';
import { type PageTree, pageTrees } from '#app/admin/content/content-tree.ts';
import { choicesOf, draftValue, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { fieldNames, itemText, pageName } from '#app/admin/content/place-names.ts';
import { useContentGuide } from '#app/admin/content-state.ts';
import { localText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { productsWords } from '#content/admin/products.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { releasesWords } from '#content/admin/releases.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { fill, replacePlaceholders } from '#domain/publishing/placeholders.ts';
import { hoursInWords } from '#domain/site/contact-hours.ts';
import { readHours } from '#domain/site/read-hours.ts';
import { type ContentGroup, changedIn } from './content-changes.ts';

/** Words of changes, fields and products. */
export type PlaceWords = ReturnType<typeof usePlaceWords>;

export function usePlaceWords() {
  const { words } = useAdmin();
  const [content, publishing, products, releases] = [
    useWords(contentWords),
    useWords(publishingWords),
    useWords(productsWords),
    useWords(releasesWords),
  ];
  return useMemo(
    () => ({ ...words, ...content, ...publishing, ...products, ...releases }),
    [words, content, publishing, products, releases],
  );
}

/** All that names of fields and their values are made of. */
export type PlaceTexts = Pick<Admin, 'language' | 'offerings'> & {
  readonly words: PlaceWords;
  readonly fields: ReadonlyMap<string, ContentField>;
  readonly guide: ContentGuide | undefined;
  readonly trees: ReadonlyMap<string, PageTree>;
};

/** Guests have no fields. */
export function usePlaceTexts(fields: readonly ContentField[] | undefined): PlaceTexts {
  const { language, offerings } = useAdmin();
  const words = usePlaceWords();
  const guide = useContentGuide(fields !== undefined).data;
  return useMemo(
    () => ({
      words,
      language,
      offerings,
      guide,
      fields: new Map(fields?.map((field) => [field.id, field])),
      trees: pageTrees(fields ?? []),
    }),
    [words, language, offerings, guide, fields],
  );
}

/** Leads to the field in the editor of its page, or on the screen of settings; the fragment is its language. */
export function editorPath(id: string): string {
  const { page, field } = placeOf(id);
  return `${contentPath({ page, field })}#content-${id}`;
}

/** Where a field stands in its page: section, items and label. */
export function rowTitle(id: string, known: PlaceTexts): string {
  const { words, language, fields, trees } = known;
  const { labelOf, sectionTitle } = fieldNames(known);
  const { page, path } = placeOf(id);
  const isOrder = id.startsWith('order.');
  const items = path.map((_, at) => (at === 0 ? undefined : itemName(at)));
  const label = isOrder ? words.publish.content.order : (items.at(-1) ?? labelOf(id));
  const node =
    path.length > 1 || isOrder ? trees.get(page)?.sections.find(({ key }) => key === path[0]) : null;
  return [node && sectionTitle(page, node), ...items.slice(0, -1), label].filter(Boolean).join(' · ');

  /** Its name, or its number in the list. */
  function itemName(at: number): string | undefined {
    const list = `${page}.${path.slice(0, at).join('.')}`;
    const name = textAt(`${language}.${list}.${path[at]}.name`);
    if (name) return name;
    const order = fields.get(`order.${list}`);
    const index = order ? (draftValue(order) as string[]).indexOf(path[at]!) : Number(path[at]);
    return index >= 0 ? itemText(words.content.list.item, words.content.list, list, index) : undefined;
  }

  function textAt(nameId: string): string | undefined {
    const field = fields.get(nameId);
    return field && String(draftValue(field) ?? '').replaceAll('\u00ad', '');
  }
}

/** The same with the language. */
function titleIn(id: string, texts: PlaceTexts): string {
  const { language } = placeOf(id);
  const title = rowTitle(id, texts);
  return language ? `${title} (${texts.words.content.languages[language]})` : title;
}

/** The same with the page. */
export function fieldName(id: string, texts: PlaceTexts): string {
  const { words, offerings } = texts;
  return `${pageName(placeOf(id).page, words.content, offerings)} · ${titleIn(id, texts)}`;
}

/** A value as one reads it, with names instead of placeholders. */
export function shownValue(id: string, value: unknown, other: unknown, known: PlaceTexts): string {
  const { words, language, fields } = known;
  if (id.startsWith('order.')) return orderText(value, other, words, language);
  const chosen = choicesOf(id, words.content)?.get(typeof value === 'string' ? value : '');
  if (chosen !== undefined) return chosen;
  if (typeof value !== 'string') return valueText(value, words.content);
  if (fields.get(id)?.kind !== 'text') {
    if (/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?$/.test(value)) return localText(language, value);
    const hours = readHours(value);
    if (hours) return hoursInWords(hours, language);
  }
  const { page, language: own = language } = placeOf(id);
  const { factName } = fieldNames({ ...known, language: own });
  return replacePlaceholders(value.replaceAll('\u00ad', ''), (name) => `[${factName(name, page)}]`);
}

/** To paste into a mail to a colleague. */
export function contentAsText(groups: readonly ContentGroup[], texts: PlaceTexts): string {
  const { words, offerings } = texts;
  return groups
    .map((group) => [pageName(group.page, words.content, offerings), ...linesOf(group)].join('\n'))
    .join('\n\n');

  function linesOf(group: ContentGroup): string[] {
    return changedIn([group]).map(({ id, from, to }) => {
      const values = { from: shownValue(id, from, to, texts), to: shownValue(id, to, from, texts) };
      return `- ${fill(words.publish.change, { name: titleIn(id, texts), ...values })}`;
    });
  }
}

function orderText(value: unknown, other: unknown, words: PlaceWords, language: Language): string {
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const items = counted(words.publish.content, 'items', ids.length, language);
  const isMoved =
    Array.isArray(other) && other.length === ids.length && other.every((id) => ids.includes(id as string));
  if (!isMoved) return items;
  return ids.map((id) => (/^\d+$/.test(id) ? String(Number(id) + 1) : '+')).join(', ');
}
