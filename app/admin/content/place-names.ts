import type { AdminWords, LinkableOffering } from '#app/admin/admin-data.ts';
import { draftValue } from '#app/admin/content/draft/field-values.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import { type ContentNode, fieldNodes } from './content-tree.ts';
import { factMark, placeOf, settingsPage } from './field-place.ts';
import { readText } from './find-texts.ts';

type Texts = AdminWords['content'];
type Fields = ReadonlyMap<string, ContentField>;
/** The data that names are made of. */
type Known = { readonly fields: Fields; readonly guide: ContentGuide | undefined };

export function pageName(page: string, texts: Texts, offerings: readonly LinkableOffering[]): string {
  return offerings.find(({ id }) => id === page)?.name ?? ownText(texts.pages, page) ?? page;
}

/** Page, field and language, by which an owner knows a text. */
export function placeText(
  id: string,
  texts: Texts,
  offerings: readonly LinkableOffering[],
  labelOf: (id: string) => string,
): string {
  const { page, language } = placeOf(id);
  const names = [
    pageName(page, texts, offerings),
    labelOf(id),
    ...(language ? [texts.languages[language]] : []),
  ];
  return names.join(' · ');
}

/** The name of a kind of section with its heading on the page, by which an owner knows it. */
export function sectionTitle(
  page: string,
  section: ContentNode,
  texts: Texts,
  language: Language,
  { fields, guide }: Known,
): string {
  const key = plain(section.key);
  const isPriced = fieldNodes([section]).some(({ ids }) => fields.get(ids.all ?? '')?.kind === 'price');
  const named = key === 'facts' && !isPriced ? 'unpriced' : key;
  const known = ownText(page === settingsPage ? texts.settings.sections : texts.sections, named);
  if (page === 'claims') {
    const said = textAt(`${language}.our-figures.claims.${key}`, fields, guide?.facts[language]) ?? '';
    const [sentence] = said.split(/\.(?:\s|$)/);
    return sentence || texts.sections.other;
  }
  const heading = key === 'meta' ? undefined : headingOf(section, language, fields, !known);
  if (known && heading) return `${known}: ${heading}`;
  return known ?? heading ?? texts.sections.other;
}

const headings = ['title', 'heading', 'subject', 'question', 'label'];

function headingOf(
  section: ContentNode,
  language: Language,
  fields: Fields,
  mayBeAnyText: boolean,
): string | undefined {
  const nodes = section.type === 'group' ? section.nodes : [section];
  const found = nodes.find((node) => node.type === 'field' && headings.includes(node.key));
  const [first] = fieldNodes(found ? [found] : mayBeAnyText ? nodes : []);
  const field = first && fields.get(first.ids[language] ?? '');
  const text = field?.kind === 'text' ? String(draftValue(field)).replaceAll('\u00ad', '') : '';
  if (text === '' || placeholdersIn(text).length > 0) return undefined;
  return text.length > 70 ? `${text.slice(0, text.lastIndexOf(' ', 68))} …` : text;
}

/** The name of a field, in plain words. */
export function fieldLabel(id: string, texts: Texts, language: Language, { fields, guide }: Known): string {
  if (id.startsWith('order.')) return texts.labels.order;
  const { path, page } = placeOf(id);
  if (page === settingsPage) {
    const name = plain(path.at(-1)!);
    const { legalFact, link } = guide?.settings[id.slice('setting.'.length)] ?? {};
    return (
      ownText(texts.settings.names, name) ??
      (legalFact && legalLabel(legalFact, language, fields)) ??
      settingLabel(name, texts, link && buttonName(link, texts, language, fields))
    );
  }
  const key = path.at(-1)!;
  if (key.endsWith(factMark)) return factLabel(path, texts);
  if (path[0] === 'meta' && key === 'title') return texts.labels.metaTitle;
  if (path[0] === 'meta' && key === 'description') return texts.labels.metaDescription;
  return (
    ownText(texts.labels, key) ??
    (/^(\d+|n[a-z0-9]{4,12})$/.test(key) ? texts.labels.item : texts.labels.text)
  );
}

function factLabel(path: readonly string[], texts: Texts): string {
  return ownText(texts.facts, plain(path.at(-1)!)) ?? texts.facts.other;
}

/** The meaning of a placeholder, in the operator's language. */
export function factName(
  name: string,
  page: string,
  language: Language,
  texts: Texts,
  fields: Fields,
): string {
  const parts = name.split('.');
  const owner = fields.has(`offering.${parts[0]}.name`) ? parts[0]! : page;
  const [kind, plan] = parts[0] === owner ? parts.slice(1) : parts;
  const ofLaw = legalLabel(name, language, fields);
  if (ofLaw) return ofLaw;
  if (/^claim[A-Z]/.test(name)) return texts.facts.claim;
  const known = ownText(texts.facts, plan ?? '') ?? ownText(texts.facts, kind!);
  if (!known) return texts.facts.other;
  const ofPlan =
    plan &&
    (textAt(`${language}.${owner}.plans.${plan}.name`, fields) ??
      textAt(`${language}.${owner}.${plan}.name`, fields));
  const offering = owner === page ? undefined : textAt(`offering.${owner}.name`, fields);
  return [offering, known, ofPlan].filter(Boolean).join(' · ');
}

function legalLabel(fact: string, language: Language, fields: Fields): string | undefined {
  const label = textAt(`${language}.imprint.toFillIn.labels.${fact}`, fields);
  return label && capitalized(label);
}

function textAt(
  id: string,
  fields: Fields,
  facts: Readonly<Record<string, string>> = {},
): string | undefined {
  const field = fields.get(id);
  return field && readText(String(draftValue(field) ?? ''), facts).replaceAll('\u00ad', '');
}

function plain(key: string): string {
  return key.endsWith(factMark) ? key.slice(0, -factMark.length) : key;
}

/** Of the plan or the session that a link sells. */
function buttonName(
  { offering, plan }: NonNullable<ContentGuide['settings'][string]['link']>,
  texts: Texts,
  language: Language,
  fields: Fields,
): string {
  const owner = textAt(`offering.${offering}.name`, fields) ?? offering;
  const sold = plan ? textAt(`${language}.${offering}.plans.${plan}.name`, fields) : texts.sections.single;
  return !sold || sold.includes(owner) ? (sold ?? owner) : `${owner} · ${sold}`;
}

/** `LINK_CHECKOUT_NOVA` is *Checkout: NOVA session*. */
function settingLabel(name: string, texts: Texts, sold: string | undefined): string {
  const { links } = texts.settings;
  const prefix = Object.keys(links).find((one) => name.startsWith(`${one}_`));
  const words = (text: string) => capitalized(text.toLowerCase().replaceAll('_', ' '));
  if (!prefix) return words(name);
  return fill(links[prefix as keyof typeof links], {
    name: sold ?? words(name.slice(prefix.length + 1)),
  });
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ownText(texts: Readonly<Record<string, unknown>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) && typeof texts[key] === 'string' ? texts[key] : undefined;
}
