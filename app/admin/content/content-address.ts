import { useLocation, useNavigate } from 'react-router';
import { useAddressQuery } from '#app/admin/address-query.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { settingsPage } from './field-place.ts';
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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = query.get('show') as Filter;
  const address: ContentAddress = {
    page: pathname === adminPath('settings') ? settingsPage : (query.get('page') ?? ''),
    field: query.get('field') ?? '',
    section: query.get('section') ?? '',
    ask: query.get('ask') ?? '',
    search: query.get('q') ?? '',
    filter: filters.includes(filter) ? filter : 'all',
  };
  const pathWith = (change: Partial<ContentAddress>) => contentPath({ ...address, ...change });
  function go(change: Partial<ContentAddress>): void {
    const next = { ...address, ...change };
    if (screenOf(next) === screenOf(address)) goTo(queryOf(next), { replace: change.search !== undefined });
    else void navigate(contentPath(next));
  }
  return { address, pathWith, go };
}

/** The settings have a screen of their own. */
export function contentPath(address: Partial<ContentAddress>): string {
  return `${adminPath(screenOf(address))}?${queryOf(address)}`;
}

function screenOf({ page }: Partial<ContentAddress>): 'content' | 'settings' {
  return page === settingsPage ? 'settings' : 'content';
}

function queryOf({ page, field, section, search, filter = 'all' }: Partial<ContentAddress>): URLSearchParams {
  if (page === settingsPage) return new URLSearchParams(field ? { field } : section && { section });
  const query = new URLSearchParams();
  if (page) query.set('page', page);
  if (field) query.set('field', field);
  if (search) query.set('q', search);
  if (filter !== 'all') query.set('show', filter);
  return query;
}
