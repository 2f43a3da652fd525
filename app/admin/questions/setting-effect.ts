import type { AdminWords, LinkableOffering } from '#app/admin/admin-data.ts';
import type { ContentArea } from '#app/admin/content/content-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { draftValue } from '#app/admin/content/field-values.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import type { Language } from '#domain/language/languages.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { type AskedSetting, firstId } from './asked-settings.ts';

type Site = {
  readonly language: Language;
  readonly words: AdminWords;
  readonly offerings: readonly LinkableOffering[];
  readonly pagePaths: Readonly<Record<string, string>>;
};

/** Describes in one or two sentences where an answer appears on the site. */
export function settingEffect(
  { name, node }: AskedSetting,
  { guide, fields }: Pick<ContentArea, 'guide' | 'fields'>,
  { language, words, offerings, pagePaths }: Site,
): string {
  const texts = words.questions;
  const effects: Readonly<Record<string, string>> = texts.effects;
  const { legalFact, link, isMissing } = guide?.settings[firstId(node).slice('setting.'.length)] ?? {};
  if (link) return fill(texts.button, { page: pageName(link.offering, words.content, offerings) });
  const known = effects[name] ?? effects[name.split('_')[0]!];
  if (!legalFact) return known ?? texts.effects.other;

  const pages = pagesWith(asPlaceholder(legalFact), fields, language)
    .filter((page) => pagePaths[page] !== undefined)
    .map((page) => pageName(page, words.content, offerings));
  if (pages.length === 0) return texts.effects.other;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(pages);
  return [fill(texts.shownOn, { pages: list }), ...(isMissing ? [texts.marked] : [])].join(' ');
}

function pagesWith(placeholder: string, fields: ContentArea['fields'], language: Language): string[] {
  const pages = new Set<string>();
  for (const field of fields.values()) {
    if (field.kind !== 'text' || !String(draftValue(field)).includes(placeholder)) continue;
    const place = placeOf(field.id);
    if (place.language === language) pages.add(place.page);
  }
  return [...pages];
}
