import type { Draft } from '#app/admin/publishing/draft.ts';

/**
 * The three numbers of the dashboard (spec 2 §2 and §9), counted: products that are not archived, colour schemes, and
 * content pieces. For the seed data they are 5, 5 and 23.
 */
export function dashboardNumbers(draft: Draft, contentPaths: readonly string[]) {
  return {
    products: draft.products.filter(({ status }) => status !== 'archived').length,
    colors: draft.colors.length,
    content: contentPaths.length,
  };
}
