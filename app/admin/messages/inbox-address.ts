import { useSearchParams } from 'react-router';
import type { MessageStatus } from '#domain/inbox.ts';

/**
 * `inbox` is everything that is not suspected, `declarations` what of it is about contracts; `unconfirmed` is what a
 * confirmation is owed for, the suspected among it.
 */
export type Folder = 'inbox' | MessageStatus | 'declarations' | 'unconfirmed';

export const folders: readonly Folder[] = [
  'inbox',
  'new',
  'open',
  'done',
  'declarations',
  'unconfirmed',
  'suspected',
];

export type InboxAddress = { readonly folder: Folder; readonly search: string; readonly message: string };

/**
 * What the inbox shows stands in its address: Back works, and a message can be linked. Gives the address, a function
 * for the query string of another one, and a function that goes there.
 */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const folder = params.get('folder');
  const address: InboxAddress = {
    folder: folders.includes(folder as Folder) ? (folder as Folder) : 'inbox',
    search: params.get('q') ?? '',
    message: params.get('message') ?? '',
  };

  function queryWith(change: Partial<InboxAddress>): string {
    return `?${queryOf({ ...address, ...change })}`;
  }

  function go(change: Partial<InboxAddress>): void {
    // A search keeps the message that is open by now, even if the screen does not show it yet.
    const isSearch = change.search !== undefined;
    const message = isSearch ? (new URLSearchParams(location.search).get('message') ?? '') : address.message;
    setParams(queryOf({ ...address, message, ...change }), { replace: isSearch });
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
