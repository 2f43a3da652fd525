const legal: readonly string[] = [
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
  'withdraw-contract',
  'cancel-contract',
];

/** The pages that owners change most often stand first. */
const shared: readonly string[] = ['common', 'mail', 'claims', 'unclaimed', 'sessions', 'contract', 'checks'];

export type PageGroup = 'pages' | 'offerings' | 'legal' | 'shared';

/** In the order of the site; what has no page of its own stands last. */
export function groupedPages(
  pages: readonly string[],
  paths: Readonly<Record<string, string>>,
  offerings: readonly string[],
): Record<PageGroup, string[]> {
  const order = [...Object.keys(paths), ...shared];
  const sorted = pages.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const groups: Record<PageGroup, string[]> = { offerings: [], pages: [], legal: [], shared: [] };
  for (const page of sorted) groups[groupOf(page)].push(page);
  return groups;

  function groupOf(page: string): PageGroup {
    if (!Object.hasOwn(paths, page)) return 'shared';
    if (offerings.includes(page)) return 'offerings';
    return legal.includes(page) ? 'legal' : 'pages';
  }
}
