import { useAddressQuery } from '#app/admin/address-query.ts';
import { todos } from './field-state.ts';

export const filters = ['all', 'changed', ...todos] as const;

export type Filter = (typeof filters)[number];

export type ContentAddress = {
  readonly page: string;
  /** Path of a field in its page, which gets the focus. */
  readonly field: string;
  /** Key of a section, whose heading gets it. */
  readonly section: string;
  /** Item of the checklist whose open settings are asked one by one. */
  readonly ask: string;
  readonly search: string;
  readonly filter: Filter;
};

export function useContentAddress() {
  const [query, goTo] = useAddressQuery();
  const filter = query.get('show') as Filter;
  const address: ContentAddress = {
    page: query.get('page') ?? '',
    field: query.get('field') ?? '',
    section: query.get('section') ?? '',
    ask: query.get('ask') ?? '',
    search: query.get('q') ?? '',
    filter: filters.includes(filter) ? filter : 'all',
  };
  const queryWith = (change: Partial<ContentAddress>) => `?${queryOf({ ...address, ...change })}`;
  function go(change: Partial<ContentAddress>): void {
    goTo(queryOf({ ...address, ...change }), { replace: change.search !== undefined });
  }
  return { address, queryWith, go };
}

function queryOf({ page, field, search, filter }: ContentAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (page) query.set('page', page);
  if (field) query.set('field', field);
  if (search) query.set('q', search);
  if (filter !== 'all') query.set('show', filter);
  return query;
}
