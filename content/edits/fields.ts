import type { Content } from '#content/content.ts';
import { settingsOf } from '#content/facts/settings.ts';
import type { SiteConfig } from '#content/facts/site-config.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/languages.ts';
import type { FactKind } from '#domain/publishing/field-kind.ts';
import { isData } from './data-keys.ts';
import { factKindOf, optionalBelow } from './fact-rules.ts';
import { isEditableList } from './orders.ts';
import { copied, itemsOf, type Order, recordItems } from './overlay.ts';

/**
 * What an owner may change, as one tree: `de.nova.hero.title` is a text, `offering.nova.plans.session.price` a price,
 * `price.monthly.core.de` another, `claim.claimReviews.value` a claim, `setting.CONTACT_EMAIL` a variable of the site.
 */
export type ContentTree = Readonly<Record<string, unknown>>;

export type TextField = {
  /** Path in the tree. */
  readonly id: string;
  readonly kind: 'text';
  readonly language: Language;
  /** The file: a page, `common`, `mail`, an offering. */
  readonly namespace: string;
  /** Path in the file, the same in each language. */
  readonly path: string;
  /** Empty for an item that the files do not have. */
  readonly defaultValue: string;
};

export type FactField = {
  readonly id: string;
  readonly kind: FactKind;
  /** Undefined: the files say nothing. */
  readonly defaultValue: unknown;
};

export type OrderField = {
  /** `order.nova.faq.items` */
  readonly id: string;
  readonly kind: 'order';
  readonly defaultValue: Order;
  /** Id of an item that must stay. */
  readonly kept?: string;
};

export type SettingField = {
  readonly id: string;
  readonly kind: 'setting';
  /** As the environment or the default has it. */
  readonly defaultValue: string;
  readonly isLocked: boolean;
};

export type ProductField = {
  /** `product.nova.baseColor` */
  readonly id: string;
  readonly kind: 'product';
  /** Undefined for products that operators added. */
  readonly defaultValue: unknown;
};

export type EditableField = TextField | FactField | OrderField | SettingField | ProductField;

/** What the area itself says is no content. */
const notEditable = new Set(['admin']);

export function treeOf({ words, offerings, prices, claims, site }: Content): ContentTree {
  return { ...words, offering: offerings, price: prices, claim: claims, setting: site };
}

/** Order of lists by their path in a file: `nova.faq.items`. */
export type Orders = Readonly<Record<string, Order>>;

/** In the order of the pages: the texts of each language, then the facts and the settings. */
export function fieldsIn(tree: ContentTree, orders: Orders = {}): EditableField[] {
  return [
    ...languages.flatMap((language) => textFieldsIn(tree, language, orders)),
    ...factFieldsIn(tree, orders),
    ...orderFieldsIn(tree, orders),
    ...settingFieldsIn(tree),
  ];
}

/** Lists whose items may be added, removed and moved, also those of items that were added. */
export function orderFieldsIn(tree: ContentTree, orders: Orders = {}): OrderField[] {
  return listsBelow(tree[defaultLanguage], '', orders).flatMap(([path, list]) =>
    isEditableList(tree, path, list)
      ? [
          {
            id: `order.${path}`,
            kind: 'order' as const,
            defaultValue: Object.keys(list),
            ...keptIn(tree, path),
          },
        ]
      : [],
  );
}

function keptIn(tree: ContentTree, path: string): { kept?: string } {
  const [id = '', ...list] = path.split('.');
  const offering = (tree.offering as Readonly<Record<string, { mainPlan?: string }>>)[id];
  return list.join() === 'plans' && offering?.mainPlan ? { kept: offering.mainPlan } : {};
}

function listsBelow(value: unknown, path: string, orders: Orders): (readonly [path: string, list: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  const items = Array.isArray(value) ? itemsOf(value, orders[path]) : recordItems(value, orders[path]);
  const inner = items.flatMap(([key, item]) =>
    notEditable.has(key) && path === '' ? [] : listsBelow(item, path === '' ? key : `${path}.${key}`, orders),
  );
  return path === '' ? inner : [[path, value], ...inner];
}

function settingFieldsIn(tree: ContentTree): SettingField[] {
  const settings = settingsOf(tree.setting as SiteConfig);
  return [...settings.values()].map(({ variable, defaultValue, isLocked }) => ({
    id: `setting.${variable}`,
    kind: 'setting',
    defaultValue,
    isLocked,
  }));
}

export function textFieldsIn(tree: ContentTree, language: Language, orders: Orders = {}): TextField[] {
  return Object.entries(tree[language] as Record<string, unknown>)
    .filter(([namespace]) => !notEditable.has(namespace))
    .flatMap(([namespace, file]) =>
      leavesOf(file, namespace, orders).map(([path, defaultValue]) => ({
        id: `${language}.${path}`,
        kind: 'text',
        language,
        namespace,
        path: path.slice(namespace.length + 1),
        defaultValue,
      })),
    );
}

export function factFieldsIn(tree: ContentTree, orders: Orders = {}): FactField[] {
  return ['offering', 'price', 'claim'].flatMap((root) => factsBelow(root, tree[root], orders));
}

function factsBelow(id: string, value: unknown, orders: Orders): FactField[] {
  const kind = factKindOf(id);
  if (kind) return [{ id, kind, defaultValue: value }];
  if (typeof value !== 'object' || value === null) return [];
  return factEntries(id, value, orders[id.replace(/^offering\./, '')]).flatMap(([key, inner]) =>
    factsBelow(`${id}.${key}`, inner, orders),
  );
}

/** With what a record may have without the files saying so. */
function factEntries(id: string, record: object, order?: Order): (readonly [key: string, value: unknown])[] {
  if (order) return recordItems(record, order, copied);
  const missing = optionalBelow.filter(([pattern, key]) => pattern.test(id) && !Object.hasOwn(record, key));
  return [...Object.entries(record), ...missing.map(([, key]) => [key, undefined] as const)];
}

/** Without notes (`_review`) and what the program looks up. */
function leavesOf(value: unknown, path: string, orders: Orders): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return isData(path, value) ? [] : [[path, value]];
  if (Array.isArray(value))
    return itemsOf(value, orders[path]).flatMap(([id, item]) => leavesOf(item, `${path}.${id}`, orders));
  if (typeof value !== 'object' || value === null) return [];
  return recordItems(value, orders[path]).flatMap(([key, inner]) =>
    key.startsWith('_') ? [] : leavesOf(inner, `${path}.${key}`, orders),
  );
}
