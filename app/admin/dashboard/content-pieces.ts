import { type Page, type PageId, pagesOf } from '#app/routes.ts';
import type { Content } from '#content/content.ts';

/**
 * Pages whose words are not content in this sense: lawyers write the legal ones, and a survey whose questions change
 * no longer compares with its earlier responses.
 */
const notContent: readonly PageId[] = [
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
  'withdraw-contract',
  'cancel-contract',
  'survey',
];

/**
 * The content pieces that the dashboard counts (spec 2 §2): every page a visitor can find whose words an operator
 * maintains. Canonical German paths, in the order of the route table.
 */
export function contentPieces({ offerings }: Content): string[] {
  return pagesOf(offerings)
    .filter((page: Page) => !page.unlisted && !notContent.includes(page.id as PageId))
    .map(({ path }) => path);
}
