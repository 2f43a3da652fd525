import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { draftValue } from '#app/admin/content/draft/field-values.ts';
import type { contentWords } from '#content/admin/content.ts';
import { isAsks } from '#content/asks.ts';
import { newItem } from '#content/edits/items.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import { type ContentNode, fieldNodes } from './content-tree.ts';
import { claimsPage, factMark, placeOf, settingsPage } from './field-place.ts';

export type ContentWords = (typeof contentWords)['de'];

/** The data that names are made of. */
type Known = {
  readonly words: ContentWords;
  readonly language: Language;
  readonly fields: ReadonlyMap<string, ContentField>;
  readonly guide: ContentGuide | undefined;
};

const headings = ['title', 'heading', 'subject', 'question', 'label'];

export function pageName(
  page: string,
  texts: ContentWords['content'],
  offerings: readonly LinkableOffering[],
): string {
  return offerings.find(({ id }) => id === page)?.name ?? ownText(texts.pages, page) ?? page;
}

export type FieldNames = ReturnType<typeof fieldNames>;

/** Names of sections, fields and facts in plain words. */
export function fieldNames({ words, language, fields, guide }: Known) {
  const texts = words.content;
  return { sectionTitle, labelOf, factName };

  /** The name of a kind of section with its heading on the page, by which an owner knows it. */
  function sectionTitle(page: string, section: ContentNode): string {
    const key = plain(section.key);
    if (page === claimsPage) {
      const claim = textAt(`${language}.our-figures.claims.${key}`, guide?.facts[language]);
      return claim?.split(/\.(?:\s|$)/)[0] || texts.sections.other;
    }
    const isPriced = fieldNodes([section]).some(({ ids }) => fields.get(ids.all ?? '')?.kind === 'price');
    const known = ownText(
      page === settingsPage ? texts.settings.sections : texts.sections,
      key === 'facts' && !isPriced ? 'unpriced' : key,
    );
    const heading = key === 'meta' ? undefined : headingOf(section, !known);
    return [known, heading].filter(Boolean).join(': ') || texts.sections.other;
  }

  function headingOf(section: ContentNode, mayBeAnyText: boolean): string | undefined {
    const nodes = section.type === 'group' ? section.nodes : [section];
    const found = nodes.find((node) => node.type === 'field' && headings.includes(node.key));
    const [first] = fieldNodes(found ? [found] : mayBeAnyText ? nodes : []);
    const id = first?.ids[language] ?? '';
    const text = fields.get(id)?.kind === 'text' ? textAt(id)! : '';
    if (placeholdersIn(text).length > 0) return undefined;
    return text.length > 70 ? `${text.slice(0, text.lastIndexOf(' ', 68))} …` : text;
  }

  function labelOf(id: string): string {
    const { path, page } = placeOf(id);
    const { labels, facts } = texts;
    const key = path.at(-1)!;
    if (id.startsWith('order.')) return labels.order;
    if (isAsks(id)) return labels.searchNote;
    if (page === settingsPage) return settingLabel(id.slice('setting.'.length), plain(key));
    if (key.endsWith(factMark)) return ownText(facts, plain(key)) ?? facts.other;
    if (path[0] === 'meta' && key === 'title') return labels.metaTitle;
    if (path[0] === 'meta' && key === 'description') return labels.metaDescription;
    return ownText(labels, key) ?? (/^\d+$/.test(key) || newItem.test(key) ? labels.item : labels.text);
  }

  /** `LINK_CHECKOUT_NOVA` is *Checkout: NOVA session*. */
  function settingLabel(variable: string, name: string): string {
    const { names, links } = texts.settings;
    const { legalFact, link } = guide?.settings[variable] ?? {};
    const known = ownText(names, name) ?? (legalFact && legalLabel(legalFact));
    if (known) return known;
    const inWords = (text: string) => capitalized(text.toLowerCase().replaceAll('_', ' '));
    const prefix = Object.keys(links).find((one) => name.startsWith(`${one}_`));
    if (!prefix) return inWords(name);
    return fill(links[prefix as keyof typeof links], {
      name: link ? soldBy(link) : inWords(name.slice(prefix.length + 1)),
    });
  }

  /** The plan or the session that a link sells. */
  function soldBy({ offering, plan }: NonNullable<ContentGuide['settings'][string]['link']>): string {
    const owner = textAt(`offering.${offering}.name`) ?? offering;
    const sold = plan ? textAt(`${language}.${offering}.plans.${plan}.name`) : texts.sections.single;
    if (!sold) return owner;
    return sold.includes(owner) ? sold : `${owner} · ${sold}`;
  }

  /** The meaning of a placeholder. */
  function factName(name: string, page: string): string {
    const [first = '', ...rest] = name.split('.');
    const owner = fields.has(`offering.${first}.name`) ? first : page;
    const [kind = '', plan = ''] = first === owner ? rest : [first, ...rest];
    const ofLaw = legalLabel(name);
    if (ofLaw) return ofLaw;
    if (/^claim[A-Z]/.test(name)) return texts.facts.claim;
    const known = ownText(texts.facts, plan) ?? ownText(texts.facts, kind);
    if (!known) return texts.facts.other;
    const offering = owner === page ? undefined : textAt(`offering.${owner}.name`);
    const ofPlan =
      textAt(`${language}.${owner}.plans.${plan}.name`) ?? textAt(`${language}.${owner}.${plan}.name`);
    return [offering, known, plan && ofPlan].filter(Boolean).join(' · ');
  }

  function legalLabel(fact: string): string | undefined {
    const label = textAt(`${language}.imprint.toFillIn.labels.${fact}`);
    return label && capitalized(label);
  }

  function textAt(id: string, facts: Readonly<Record<string, string>> = {}): string | undefined {
    const field = fields.get(id);
    return field && fill(String(draftValue(field) ?? ''), facts).replaceAll('\u00ad', '');
  }
}

function plain(key: string): string {
  return key.endsWith(factMark) ? key.slice(0, -factMark.length) : key;
}

/** The word for the items of a list: `order.nova.faq.items` are questions. */
const kinds = [
  ['plan', /\.plans$/],
  ['question', /\.faq\.items$/],
  ['feature', /\.features(?:\.items)?$/],
  ['story', /\.stories\.items$/],
  ['testimonial', /\.testimonials\.items$/],
  ['item', /$/],
] as const;

/** A text about an item of a list, such as *Remove question 4*. */
export function itemText(
  text: string,
  texts: ContentWords['content']['list'],
  orderId: string,
  index = 0,
): string {
  const [kind] = kinds.find(([, lists]) => lists.test(orderId))!;
  return capitalized(fill(text, { kind: texts.kinds[kind], count: index + 1 }));
}

/** Titles of the sections of one page, without their headings where the kind alone is clear. */
export function shortTitles(titles: readonly string[]): string[] {
  const kinds = titles.map((title) => title.split(': ')[0]!);
  return titles.map((title, index) => {
    const kind = kinds[index]!;
    return kinds.indexOf(kind) === kinds.lastIndexOf(kind) ? kind : title;
  });
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ownText(texts: Readonly<Record<string, unknown>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) && typeof texts[key] === 'string' ? texts[key] : undefined;
}
