import { isLanguage, type Language } from '#domain/language/languages.ts';

/** Figures that the site advertises with, shown by several pages. */
export const claimsPage = 'claims';

/** The settings, which have a screen of their own. */
export const settingsPage = 'settings';

export type FieldPlace = {
  /** A page of the site, a file of words that several pages share, `claimsPage` or `settingsPage`. */
  readonly page: string;
  /** Within the page, the same for all languages; facts have a mark at the end, because texts may be called the same. */
  readonly path: readonly string[];
  /** Undefined: holds for all languages. */
  readonly language?: Language;
};

export const factMark = '#';

/** Where an owner looks for a field. */
export function placeOf(id: string): FieldPlace {
  const [root, ...path] = id.split('.') as [string, ...string[]];
  if (isLanguage(root)) return { page: path[0]!, path: besideFact(path.slice(1)), language: root };
  if (root === 'order') return { page: path[0]!, path: path.slice(1) };
  if (root === 'offering') return placeOfOffering(path[0]!, path.slice(1));
  if (root === 'price') return placeOfPrice(path);
  if (root === 'claim') return { page: claimsPage, path: marked(path) };
  if (root === 'setting') return placeOfSetting(path[0]!);
  return { page: root, path: marked(path) };
}

/** Pages of their own show what an offering costs beside its plans. */
const pagesOfOtherPrices: Readonly<Record<string, string>> = {
  'nova.caseSession': 'nova-case-study',
  'sophie.comparison': 'sophie-compare',
};

function placeOfOffering(offering: string, path: string[]): FieldPlace {
  const [first, price] = path;
  const page = first === 'otherPrices' ? pagesOfOtherPrices[`${offering}.${price}`] : undefined;
  if (page) return { page, path: marked(['facts', price!]) };
  return { page: offering, path: marked(inSection(path)) };
}

/** The sentence of a pause stands beside the choice to pause. */
function besideFact(path: string[]): string[] {
  return path.join('.') === 'listing.paused' ? ['facts', 'paused'] : path;
}

/** Plans and the single session have a section of their own; the rest stands first. */
function inSection(path: string[]): string[] {
  return path[0] === 'plans' || path[0] === 'single' ? path : ['facts', ...path];
}

function placeOfPrice([group, ...path]: string[]): FieldPlace {
  if (group !== 'monthly') return { page: 'case-nexiu', path: marked(['facts', group!, ...path]) };
  const [plan, language] = path;
  const place = { page: 'monthly', path: marked(['plans', plan!, 'price']) };
  return isLanguage(language) ? { ...place, language } : place;
}

/** Purposes of settings in the order of their screen; the first pattern that fits decides. */
const settingSections: readonly (readonly [section: string, variables: RegExp])[] = [
  ['contact', /^(?:CONTACT_(?:EMAIL|PHONE|HOURS|TIME_ZONE)|REPLY_\w+)$/],
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

/** Variables in two languages end with the name of theirs. */
function placeOfSetting(variable: string): FieldPlace {
  const [, name, suffix] = /^(.*)_(DE|EN)$/.exec(variable) ?? [undefined, variable];
  const language = suffix?.toLowerCase();
  const section = settingSections.find(([, variables]) => variables.test(name!))?.[0] ?? 'other';
  const place = { page: settingsPage, path: marked([section, name!]) };
  return isLanguage(language) ? { ...place, language } : place;
}

function marked(path: string[]): string[] {
  return path.map((key, index) => (index === path.length - 1 ? key + factMark : key));
}
