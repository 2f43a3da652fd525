import { useSearchParams } from 'react-router';
import { todos } from './field-state.ts';

export const filters = ['all', 'changed', ...todos] as const;

export type Filter = (typeof filters)[number];

export type ContentAddress = {
  readonly page: string;
  /** Path of a field in its page, which gets the focus. */
  readonly field: string;
  /** Key of a section, whose heading gets it. */
  readonly section: string;
  readonly search: string;
  readonly filter: Filter;
};

/** State in the address, so that Back works and a place can be linked. */
export function useContentAddress() {
  const [params, setParams] = useSearchParams();
  const filter = params.get('show') as Filter;
  const address: ContentAddress = {
    page: params.get('page') ?? '',
    field: params.get('field') ?? '',
    section: params.get('section') ?? '',
    search: params.get('q') ?? '',
    filter: filters.includes(filter) ? filter : 'all',
  };
  const queryWith = (change: Partial<ContentAddress>) => `?${queryOf({ ...address, ...change })}`;
  function go(change: Partial<ContentAddress>): void {
    setParams(queryOf({ ...address, ...change }), { replace: change.search !== undefined });
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
