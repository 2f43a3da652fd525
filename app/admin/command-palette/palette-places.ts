import type { Admin } from '#app/admin/admin-context.ts';
import { contentPath } from '#app/admin/content/content-address.ts';
import { placeOf, settingsPage } from '#app/admin/content/field-place.ts';
import { type AdminTab, adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { searchText } from '#domain/inbox/search-text.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';

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

type Site = Pick<Admin, 'language' | 'words' | 'wordsIn' | 'offerings' | 'pagePaths'>;

/** Sections, pages, and for operators who may publish the texts and colours of each page, and settings. */
export function palettePlaces(site: Site, tabs: readonly AdminTab[], mayPublish: boolean): PalettePlace[] {
  const kinds = (kind: PaletteKind) =>
    languages.map((language) => site.wordsIn[language].palette.kinds[kind]);
  return placesOf(site, tabs, mayPublish).map((place) => ({
    ...place,
    also: [...place.also, ...kinds(place.kind)],
  }));
}

function placesOf(site: Site, tabs: readonly AdminTab[], mayPublish: boolean): PalettePlace[] {
  const { words, language, offerings, pagePaths } = site;
  const sections = [...tabs, 'account' as const].map((tab): PalettePlace => {
    const label = tab === 'account' ? words.header.account : words.tabs[tab];
    return { id: `tab-${tab}`, kind: 'section', label, to: pathOf(tab), also: namesOf(site, tab) };
  });
  const names = {
    ...words.content.pages,
    ...Object.fromEntries(offerings.map(({ id, name }) => [id, name])),
  };
  const pages = Object.entries(pagePaths).map(
    ([id, path]): PalettePlace => ({
      ...ofOffering(site, id),
      id: `page-${id}`,
      kind: 'page',
      label: nameOf(names, id),
      to: pathIn(language, path),
      also: namesOfPage(site, id),
    }),
  );
  if (!mayPublish) return [...sections, ...pages];
  const contents = Object.keys(names).flatMap((id): PalettePlace[] =>
    id === settingsPage
      ? []
      : [
          {
            ...ofOffering(site, id),
            id: `content-${id}`,
            kind: 'content',
            label: nameOf(names, id),
            to: contentPath({ page: id }),
            also: namesOfPage(site, id),
          },
        ],
  );
  const colors = offerings.map(
    ({ id, name, design }): PalettePlace => ({
      id: `color-${id}`,
      kind: 'color',
      label: name,
      color: design.colors.primaryColor,
      to: `${adminPath('colors')}?product=${id}`,
      also: [],
    }),
  );
  const settings = Object.entries(words.content.settings.names).map(
    ([variable, label]): PalettePlace => ({
      id: `setting-${variable}`,
      kind: 'setting',
      label,
      to: contentPath({ page: settingsPage, field: placeOf(`setting.${variable}`).path.join('.') }),
      also: [...namesOf(site, variable), variable],
    }),
  );
  return [...sections, ...settings, ...contents, ...colors, ...pages];
}

function pathOf(tab: AdminTab | 'account'): string {
  return tab === 'account' ? '/admin/account' : adminPath(tab);
}

function nameOf(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}

function ofOffering({ offerings }: Site, id: string): { color?: string } {
  const color = offerings.find((offering) => offering.id === id)?.design.colors.primaryColor;
  return color ? { color } : {};
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
