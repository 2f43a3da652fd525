import type { Admin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { type ContentWords, pageName } from '#app/admin/content/place-names.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { perLanguage } from '#domain/language/languages.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { catalogueOf } from '#domain/publishing/published-colors.ts';
import type { ContentGroup } from './content-changes.ts';

export type AffectedPage = Pick<LinkableOffering, 'id' | 'name' | 'paths'>;

/** Words and facts of an offering that its tile on the home page shows, beside its colours; a hidden one has none. */
const shownOnTile: readonly string[] = ['listing.teaser', 'facts.name#', 'facts.availability#'];

/** Pages that change by themselves: through a colour, also of a tile, or because their own words or facts do. */
export function affectedPages(
  published: readonly PublishedProduct[],
  products: readonly PublishedProduct[],
  groups: readonly ContentGroup[],
  { words, offerings, pagePaths }: Pick<Admin, 'offerings' | 'pagePaths'> & { words: ContentWords },
): AffectedPage[] {
  const colored = affectedOfferings(published, products, offerings);
  const isTileChanged =
    colored.some(({ hasTile }) => hasTile) ||
    groups.some(
      ({ page, rows }) =>
        offerings.some(({ id }) => id === page) && rows.some(({ key }) => shownOnTile.includes(key)),
    );
  const edited = [...groups.map(({ page }) => page), ...(isTileChanged ? ['home'] : [])];
  const further = [...new Set(edited)].flatMap((page): AffectedPage[] => {
    const path = pagePaths[page];
    if (path === undefined || colored.some(({ id }) => id === page)) return [];
    const paths = perLanguage((language) => pathIn(language, path));
    return [{ id: page, name: pageName(page, words.content, offerings), paths }];
  });
  return [...colored, ...further];
}

/** Whose colours differ. */
function affectedOfferings(
  published: readonly PublishedProduct[],
  draft: readonly PublishedProduct[],
  offerings: readonly LinkableOffering[],
): LinkableOffering[] {
  const designs = Object.fromEntries(offerings.map(({ id, design }) => [id, design]));
  const before = catalogueOf(published, designs);
  const after = catalogueOf(draft, designs);
  return offerings.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
}
