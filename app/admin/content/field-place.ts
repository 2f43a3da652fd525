import { isLanguage, type Language } from '#domain/language/languages.ts';

/** Figures that the site advertises with, shown by several pages. */
export const claimsPage = 'claims';

/** The settings, which have a screen of their own. */
export const settingsPage = 'settings';

export const factMark = '#';

export type FieldPlace = ReturnType<typeof textPlace>;

/**
 * `page`: a page of the site, a file of words that several pages share, `claimsPage` or `settingsPage`. `path`: within the
 * page, the same for all languages; `field` is the same as one text. `language`: undefined for facts of all languages.
 */
function textPlace(page: string, path: readonly string[], language?: Language) {
  return { page, path, field: path.join('.'), language };
}

/** Facts have a mark at the end, because texts may have the same path. */
function factPlace(page: string, path: readonly string[], language?: Language) {
  return textPlace(page, path.with(-1, path.at(-1)! + factMark), language);
}

/** Where an owner looks for a field. */
export function placeOf(id: string): FieldPlace {
  const [root = '', page = '', ...path] = id.split('.');
  if (isLanguage(root)) return textPlace(page, besideFact(path), root);
  if (root === 'order') return textPlace(page, path);
  if (root === 'offering') return placeOfOffering(page, path);
  if (root === 'price') return placeOfPrice(page, path);
  if (root === 'claim') return factPlace(claimsPage, [page, ...path]);
  if (root === 'setting') return placeOfSetting(page);
  return factPlace(root, [page, ...path]);
}

/** Pages of their own show what an offering costs beside its plans. */
const pagesOfOtherPrices: Readonly<Record<string, string>> = {
  'nova.caseSession': 'nova-case-study',
  'sophie.comparison': 'sophie-compare',
};

/** Plans and the single session have a section of their own; the rest comes first. */
function placeOfOffering(offering: string, path: readonly string[]): FieldPlace {
  const [first = '', price = ''] = path;
  const page = first === 'otherPrices' ? pagesOfOtherPrices[`${offering}.${price}`] : undefined;
  if (page) return factPlace(page, ['facts', price]);
  return factPlace(offering, ['plans', 'single'].includes(first) ? path : ['facts', ...path]);
}

/** The sentence about a pause is shown beside the choice to pause. */
function besideFact(path: readonly string[]): readonly string[] {
  return path.join('.') === 'listing.paused' ? ['facts', 'paused'] : path;
}

function placeOfPrice(group: string, path: readonly string[]): FieldPlace {
  if (group !== 'monthly') return factPlace('case-nexiu', ['facts', group, ...path]);
  const [plan = '', language] = path;
  return factPlace('monthly', ['plans', plan, 'price'], isLanguage(language) ? language : undefined);
}

/** Purposes of settings in the order of their screen; the first pattern that fits decides. */
const settingSections: readonly (readonly [section: string, variables: RegExp])[] = [
  ['contact', /^(?:ASSISTANT$|CONTACT_(?:EMAIL|PHONE|HOURS|TIME_ZONE)|REPLY_\w+)$/],
  ['notice', /^NOTICE(?:_|$)/],
  ['team', /^TEAM$/],
  ['company', /^(?:BRAND|CONTACT)_/],
  [
    'legal',
    /^(?:TERMS_|LEGAL_(?:NAME|FORM|REPRESENTATIVE|REGISTER|VAT|BUSINESS|SUPERVISORY_BODY|CHAMBER|TRADE|OWNERS|RESPONSIBLE|ARBITRATION|IMPRINT))/,
  ],
  ['accessibility', /^LEGAL_(?:ACCESSIBILITY|MARKET)_/],
  ['privacy', /^LEGAL_/],
  ['mails', /^(?:OPERATOR|ACKNOWLEDGE)_/],
  ['sessions', /^(?:SESSION|GUARANTEE)_/],
  ['sales', /^(?:CALL|PACKAGE|SOPHIE|FUEL|SMO|MONTHLY|INTEGRATED|PARTNERS)_/],
  ['links', /^LINK_/],
  ['social', /^SOCIAL_/],
];

/** Keys of the sections, in their order. */
export const settingPurposes: readonly string[] = settingSections.map(([section]) => section);

/** The names of variables that differ by language end with the language. */
function placeOfSetting(variable: string): FieldPlace {
  const [, name = variable, suffix] = /^(.*)_(DE|EN)$/.exec(variable) ?? [];
  const section = settingSections.find(([, variables]) => variables.test(name))?.[0] ?? 'other';
  const language = suffix?.toLowerCase();
  return factPlace(settingsPage, [section, name], isLanguage(language) ? language : undefined);
}
