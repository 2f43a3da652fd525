import type { Admin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { pathIn } from '#domain/addresses.ts';
import { perLanguage } from '#domain/languages.ts';
import type { Product } from '#domain/product.ts';
import { affectedOfferings } from './affected-offerings.ts';
import type { ContentGroup } from './content-changes.ts';

export type AffectedPage = Pick<LinkableOffering, 'id' | 'name' | 'paths'>;

/** Pages that change by themselves: through a colour, or because their own words or facts do. */
export function affectedPages(
  published: readonly Product[],
  products: readonly Product[],
  groups: readonly ContentGroup[],
  { words, offerings, pagePaths }: Pick<Admin, 'words' | 'offerings' | 'pagePaths'>,
): AffectedPage[] {
  const colored: readonly AffectedPage[] = affectedOfferings(published, products, offerings);
  const edited = groups.flatMap(({ page }): AffectedPage[] => {
    const path = pagePaths[page];
    if (path === undefined || colored.some(({ id }) => id === page)) return [];
    const paths = perLanguage((language) => pathIn(language, path));
    return [{ id: page, name: pageName(page, words.content, offerings), paths }];
  });
  return [...colored, ...edited];
}
