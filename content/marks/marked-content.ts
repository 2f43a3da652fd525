import type { Content } from '#content/content.ts';
import { factFieldsIn, isData } from '#content/edits/fields.ts';
import type { Orders } from '#content/edits/items.ts';
import { localizedNames } from '#content/facts/variables.ts';
import type { Offering } from '#content/offerings/record.ts';
import { perLanguage } from '#domain/language/languages.ts';
import { marked, nameRecord } from './marks.ts';

/** What is said in the admin area and in mails is on no page. */
const onNoPage = new Set(['admin', 'mail']);

const previews = new WeakSet<Content>();

/** Whether the texts of a content name their fields. */
export function isMarked(content: Content): boolean {
  return previews.has(content);
}

/** What is made of a marked content is marked as well. */
export function asMarked(content: Content): Content {
  previews.add(content);
  return content;
}

/** A copy for previews whose texts, prices and claims name their fields in what is rendered. */
export function markedContent(content: Content, orders: Orders = {}): Content {
  const records = structuredClone({
    offerings: content.offerings,
    prices: content.prices,
    claims: content.claims,
  });
  const words = perLanguage((language) =>
    madeWhenRead(content.words[language], (namespace, file) =>
      onNoPage.has(namespace) ? file : markedTexts(file, language, namespace, orders),
    ),
  ) as unknown as Content['words'];
  const copy: Content = { ...content, ...records, words, site: markedBanner(content.site) };
  for (const [id, offering] of Object.entries(records.offerings))
    Object.assign(offering, markedNames(id, offering));
  for (const { id, kind, defaultValue } of factFieldsIn(copy)) {
    if (kind === 'price' && typeof defaultValue === 'object' && defaultValue !== null)
      nameRecord(defaultValue, id);
  }
  for (const [id, claim] of Object.entries(copy.claims)) nameRecord(claim, `claim.${id}.value`);
  previews.add(copy);
  return copy;
}

/** A page shows a few of the files. */
function madeWhenRead(files: object, make: (namespace: string, file: unknown) => unknown): object {
  const made = {};
  for (const [namespace, file] of Object.entries(files)) {
    let value: unknown;
    Object.defineProperty(made, namespace, {
      enumerable: true,
      get() {
        value ??= make(namespace, file);
        return value;
      },
    });
  }
  return made;
}

function markedBanner(site: Content['site']): Content['site'] {
  const { banner } = site;
  if (!banner) return site;
  const text = perLanguage((language) =>
    marked(`setting.${localizedNames('NOTICE')[language]}`, banner.text[language]),
  );
  return { ...site, banner: { ...banner, text } };
}

function markedNames(id: string, { name, soldAs }: Offering) {
  return {
    name: marked(`offering.${id}.name`, name),
    ...(soldAs === undefined ? {} : { soldAs: marked(`offering.${id}.soldAs`, soldAs) }),
  };
}

function markedTexts(value: unknown, language: string, path: string, orders: Orders): unknown {
  if (typeof value === 'string') return isData(path, value) ? value : marked(`${language}.${path}`, value);
  if (Array.isArray(value)) {
    const ids = orders[path] ?? value.map((_, index) => String(index));
    return value.map((item, index) => markedTexts(item, language, `${path}.${ids[index]}`, orders));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key.startsWith('_') ? inner : markedTexts(inner, language, `${path}.${key}`, orders),
    ]),
  );
}
