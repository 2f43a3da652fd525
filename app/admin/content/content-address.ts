import { useLocation, useNavigate } from 'react-router';
import { queryOf, useAddressQuery } from '#app/admin/address-query.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { placeOf, settingsPage } from './field-place.ts';
import { type State, states } from './field-state.ts';

export const filters = ['all', ...states, 'questions'] as const;

export type Filter = 'all' | State;

export type ContentAddress = {
  readonly page: string;
  /** Path of a field in its page, which gets the focus. */
  readonly field: string;
  /** Key of the section that is shown, whose heading gets it. */
  readonly section: string;
  /** Item of the checklist whose open settings are asked one by one. */
  readonly ask: string;
  readonly search: string;
  /** `questions`: the open questions of visitors. */
  readonly filter: Filter | 'questions';
};

export function useContentAddress() {
  const [query, goTo] = useAddressQuery();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const read = (name: string) => query.get(name) ?? '';
  const address: ContentAddress = {
    page: pathname === adminPath('settings') ? settingsPage : read('page'),
    field: read('field'),
    section: read('section'),
    ask: read('ask'),
    search: read('q'),
    filter: filters.find((filter) => filter === read('show')) ?? 'all',
  };
  const pathWith = (change: Partial<ContentAddress>) => contentPath({ ...address, ...change });
  function go(change: Partial<ContentAddress>): void {
    const next = { ...address, ...change };
    if (screenOf(next) === screenOf(address))
      goTo(addressQuery(next), { replace: change.search !== undefined });
    else void navigate(contentPath(next));
  }
  return { address, pathWith, go };
}

/** The settings have a screen of their own. */
export function contentPath(address: Partial<ContentAddress>): string {
  return `${adminPath(screenOf(address))}?${addressQuery(address)}`;
}

function screenOf({ page }: Partial<ContentAddress>): 'content' | 'settings' {
  return page === settingsPage ? 'settings' : 'content';
}

function addressQuery({ page, field, section, search, filter }: Partial<ContentAddress>): URLSearchParams {
  const place = { field, section: field ? '' : section };
  const show = filter === 'all' ? '' : filter;
  return queryOf(page === settingsPage ? place : { page, ...place, q: search, show });
}

/** Goes to a field, wherever it is: in the part that is shown, in another one or on another page. */
export function useOpenField(): (id: string) => void {
  const { address, go } = useContentAddress();
  return (id) => {
    const { page, field } = placeOf(id);
    // A few fields are on two pages, such as the link of a plan.
    const isHere = page === address.page || document.getElementById(`content-${id}`);
    if (!isHere || !focusField(field, id)) go({ page, field });
  };
}

/** Brings the first field of a place in its page, or one of them, in view and gives it the focus. */
export function focusField(path: string, id?: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(path)}"]`);
  const field =
    (id && document.getElementById(`content-${id}`)) ||
    place?.querySelector<HTMLElement>('[id^="content-"]') ||
    place;
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
