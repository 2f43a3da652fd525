import type { AdminWords, LinkableOffering } from '#app/admin/admin-data.ts';
import type { ContentField } from '#domain/answers/content.ts';
import type { Language } from '#domain/languages.ts';
import { factMark, placeOf } from './field-place.ts';
import { draftValue } from './field-values.ts';
import { readText } from './find-texts.ts';

type Texts = AdminWords['content'];

export function pageName(page: string, texts: Texts, offerings: readonly LinkableOffering[]): string {
  return offerings.find(({ id }) => id === page)?.name ?? ownText(texts.pages, page) ?? page;
}

/** The name of a kind of section, else what stands in its heading. */
export function sectionName(
  key: string,
  texts: Texts,
  heading: string | undefined,
): { readonly name: string; readonly heading: string | undefined } {
  const name = ownText(texts.sections, plain(key));
  return name ? { name, heading } : { name: heading ?? texts.sections.other, heading: undefined };
}

export function fieldLabel(id: string, texts: Texts): string {
  const { path, page } = placeOf(id);
  const key = path.at(-1)!;
  if (key.endsWith(factMark)) return factLabel(page, path, texts);
  if (path[0] === 'meta' && key === 'title') return texts.labels.metaTitle;
  if (path[0] === 'meta' && key === 'description') return texts.labels.metaDescription;
  return (
    ownText(texts.labels, key) ??
    (/^(\d+|n[a-z0-9]{4,12})$/.test(key) ? texts.labels.item : texts.labels.text)
  );
}

function factLabel(page: string, path: readonly string[], texts: Texts): string {
  const key = plain(path.at(-1)!);
  const known = ownText(texts.facts, key);
  if (known) return known;
  return page === 'settings' ? inWords(key) : texts.facts.other;
}

/** What a placeholder means, in the operator's language. */
export function factName(
  name: string,
  page: string,
  language: Language,
  texts: Texts,
  fields: ReadonlyMap<string, ContentField>,
): string {
  const parts = name.split('.');
  const owner = fields.has(`offering.${parts[0]}.name`) ? parts[0]! : page;
  const [kind, plan] = parts[0] === owner ? parts.slice(1) : parts;
  const ofLaw = textAt(`${language}.imprint.toFillIn.labels.${name}`, fields);
  if (ofLaw) return capitalized(ofLaw);
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

function textAt(id: string, fields: ReadonlyMap<string, ContentField>): string | undefined {
  const field = fields.get(id);
  return field && readText(String(draftValue(field) ?? ''), {});
}

function plain(key: string): string {
  return key.endsWith(factMark) ? key.slice(0, -factMark.length) : key;
}

/** `LINK_CHECKOUT_NOVA` is `Link checkout nova`. */
function inWords(variable: string): string {
  return capitalized(variable.toLowerCase().replaceAll('_', ' '));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ownText(texts: Readonly<Record<string, unknown>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) && typeof texts[key] === 'string' ? texts[key] : undefined;
}
