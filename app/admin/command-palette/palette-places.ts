import type { Admin } from '#app/admin/admin-context.ts';
import { contentPath } from '#app/admin/content/content-address.ts';
import { placeOf, settingsPage } from '#app/admin/content/field-place.ts';
import { type AdminTab, adminPath } from '#app/admin/frame/admin-tabs.tsx';
import type { contentWords } from '#content/admin/content.ts';
import type { frameWords } from '#content/admin/frame.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';

export type PaletteKind = keyof Admin['words']['palette']['kinds'];

/** Something that can be found by its name and opened. */
export type PalettePlace = {
  readonly id: string;
  readonly kind: PaletteKind;
  readonly label: string;
  /** Colour of the offering. */
  readonly color?: string | undefined;
  /** Address in the admin area; on the website if `kind` is `page`. */
  readonly to: string;
  /** Other names, and what kind of place it is, in all languages. */
  readonly also: readonly string[];
};

type Words = (typeof frameWords)['de'] & (typeof contentWords)['de'];

type Site = Pick<Admin, 'language' | 'offerings' | 'pagePaths'> & {
  readonly wordsIn: Readonly<Record<Language, Words>>;
};

/** Sections, pages, and for operators who may publish the texts and colours of each page, and settings. */
export function palettePlaces(site: Site, tabs: readonly AdminTab[], mayPublish: boolean): PalettePlace[] {
  const { wordsIn, language, offerings, pagePaths } = site;
  const words = wordsIn[language];
  const colorOf = new Map(offerings.map(({ id, design }) => [id, design.colors.primaryColor]));
  const names: Readonly<Record<string, string>> = {
    ...words.content.pages,
    ...Object.fromEntries(offerings.map(({ id, name }) => [id, name])),
  };
  const place = (
    kind: PaletteKind,
    key: string,
    label: string,
    to: string,
    also: string[],
  ): PalettePlace => ({
    id: `${kind}-${key}`,
    kind,
    label,
    color: colorOf.get(key),
    to,
    also: [...also, ...languages.map((each) => wordsIn[each].palette.kinds[kind])],
  });

  const sections = [
    ...tabs.map((tab) => place('section', tab, words.tabs[tab], adminPath(tab), namesOf(site, tab))),
    place('section', 'account', words.header.account, '/admin/account', namesOf(site, 'account')),
  ];
  const pages = Object.entries(pagePaths).flatMap(([page, path]) =>
    names[page] ? place('page', page, names[page], pathIn(language, path), namesOfPage(site, page)) : [],
  );
  if (!mayPublish) return [...sections, ...pages];
  const settings = Object.entries(words.content.settings.names).map(([variable, label]) => {
    const to = contentPath({ page: settingsPage, field: placeOf(`setting.${variable}`).field });
    return place('setting', variable, label, to, [...namesOf(site, variable), variable]);
  });
  const contents = Object.entries(names)
    .filter(([page]) => page !== settingsPage)
    .map(([page, name]) => place('content', page, name, contentPath({ page }), namesOfPage(site, page)));
  const colors = offerings.map(({ id, name }) =>
    place('color', id, name, `${adminPath('colors')}?product=${id}`, []),
  );
  return [...sections, ...settings, ...contents, ...colors, ...pages];
}

/** Names that people use for a section or a setting, in all languages. */
function namesOf({ wordsIn }: Site, id: string): string[] {
  return languages.flatMap((language) => {
    const { also } = wordsIn[language].palette;
    const { tabs, content } = wordsIn[language];
    const names: Readonly<Record<string, unknown>> = { ...content.settings.names, ...tabs };
    return [named(also, id), named(names, id)].filter((name) => name !== undefined);
  });
}

function namesOfPage({ wordsIn }: Site, id: string): string[] {
  return languages.flatMap((language) => named(wordsIn[language].content.pages, id) ?? []);
}

function named(names: Readonly<Record<string, unknown>>, id: string): string | undefined {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  return typeof name === 'string' ? name : undefined;
}

type Searched = Pick<PalettePlace, 'label' | 'also'>;

/** Entries that have all words of the search, the best first: see `rankOf`. */
export function matching<Entry extends Searched>(entries: readonly Entry[], search: string): Entry[] {
  const wanted = searchText(search).split(/\s+/).filter(Boolean);
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const noMatch = 4;

/**
 * 0: the search has all words of a name; 1: a name begins with the search; 2: a name has all its words; 3: all names together have
 * them. The label comes before the other names.
 */
function rankOf({ label, also }: Searched, wanted: readonly string[]): number {
  const others = also.flatMap((names) => names.split(','));
  const all = searchText(label, ...others);
  if (!wanted.every((word) => all.includes(word))) return noMatch;
  const rank = (name: string) => {
    const text = searchText(name);
    if (text.split(/\s+/).every((word) => wanted.includes(word))) return 0;
    if (text.startsWith(wanted.join(' '))) return 1;
    return wanted.every((word) => text.includes(word)) ? 2 : 3;
  };
  return Math.min(rank(label), ...others.map((name) => rank(name) + 0.5), 3);
}
