import { useAddressQuery } from '#app/admin/address-query.ts';
import type { MessageStatus } from '#domain/inbox/inbox.ts';

/**
 * `inbox`: new and open; `overdue`: without a reply for too long; `answered`: the customer wrote again; `declarations`,
 * `unconfirmed`: those about contracts, suspected ones included.
 */
export type Folder =
  | 'inbox'
  | MessageStatus
  | 'overdue'
  | 'answered'
  | 'declarations'
  | 'unconfirmed'
  | 'bin';

export const folders: readonly Folder[] = [
  'inbox',
  'new',
  'overdue',
  'answered',
  'open',
  'done',
  'declarations',
  'unconfirmed',
  'suspected',
  'bin',
];

export type InboxAddress = { readonly folder: Folder; readonly search: string; readonly message: string };

export function useInboxAddress() {
  const [query, goTo] = useAddressQuery();
  const folder = query.get('folder');
  const address: InboxAddress = {
    folder: folders.includes(folder as Folder) ? (folder as Folder) : 'inbox',
    search: query.get('q') ?? '',
    message: query.get('message') ?? '',
  };

  function queryWith(change: Partial<InboxAddress>): string {
    return `?${queryOf({ ...address, ...change })}`;
  }

  function go(change: Partial<InboxAddress>): void {
    // Keeps a message that is opening even if the screen does not show it yet.
    const isSearch = change.search !== undefined;
    const message = isSearch ? (new URLSearchParams(location.search).get('message') ?? '') : address.message;
    goTo(queryOf({ ...address, message, ...change }), { replace: isSearch });
  }

  return { address, queryWith, go };
}

function queryOf({ folder, search, message }: InboxAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (folder !== 'inbox') query.set('folder', folder);
  if (search) query.set('q', search);
  if (message) query.set('message', message);
  return query;
}
