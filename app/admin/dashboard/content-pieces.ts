import { type Page, type PageId, pagesOf } from '#app/routes.ts';
import type { Content } from '#content/content.ts';

/**
 * Lawyers write the legal pages, a changed survey would not compare with earlier responses, samples belong to their
 * offering, and the last two explain the others.
 */
const notContent: readonly PageId[] = [
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
  'withdraw-contract',
  'cancel-contract',
  'survey',
  'sophie-sample',
  'ic-water-principle-sample',
  'ai-or-human',
  'our-figures',
];

/** Every public page with words that operators maintain (ADMIN-2), as German paths in route order. */
export function contentPieces({ offerings }: Content): string[] {
  return pagesOf(offerings)
    .filter((page: Page) => !page.unlisted && !notContent.includes(page.id as PageId))
    .map(({ path }) => path);
}
