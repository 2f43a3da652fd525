import { useInfiniteQuery, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { pagedList, pagePath } from '#app/admin/load-pages.ts';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import type { BulkOutcome, BulkUndone, MessagePage, WholeMessage } from '#domain/api/inbox/message.ts';
import { type BulkAction, messageStatuses, type Narrowing } from '#domain/inbox/inbox.ts';
import type { Folder } from './inbox-address.ts';
import { type LoadedPages, withNewest } from './newest-messages.ts';

const path = '/api/admin/messages';

const lookAgainMs = 20_000;

const narrowingOf: Readonly<Partial<Record<Folder, Narrowing>>> = {
  inbox: 'todo',
  overdue: 'overdue',
  answered: 'answered',
  declarations: 'declaration',
  unconfirmed: 'unconfirmed',
};

export function folderQuery(folder: Folder, search: string): URLSearchParams {
  const { isBinned, only, status } = folderFilter(folder, search);
  const query = new URLSearchParams();
  if (isBinned) query.set('bin', '1');
  if (only) query.set('kind', only);
  if (status) query.set('status', status);
  if (search) query.set('q', search);
  return query;
}

export function folderFilter(folder: Folder, search: string) {
  return {
    isBinned: folder === 'bin' || undefined,
    only: narrowingOf[folder],
    status: messageStatuses.find((status) => status === folder),
    search: search || undefined,
  };
}

export const messageExportPath: string = `${path}/export`;

/** Events refresh the first page only, where new messages appear. */
export function useMessages(folder: Folder, search: string) {
  const queryKey = [path, folder, search];
  const list = useInfiniteQuery({
    queryKey,
    ...pagedList<MessagePage>(path, folderQuery(folder, search)),
    // Keep the list until the next one has loaded.
    placeholderData: (before) => before,
  });
  useQuery({
    queryKey: ['newest', ...queryKey],
    queryFn: async () => {
      const stateOf = () => operatorClient.getQueryState(queryKey);
      const before = stateOf()?.dataUpdatedAt;
      const newest = await fetchAnswer<MessagePage>(pagePath(path, folderQuery(folder, search)));
      // A list reloaded meanwhile, after a change, is newer.
      if (stateOf()?.fetchStatus === 'idle' && stateOf()?.dataUpdatedAt === before)
        operatorClient.setQueryData<LoadedPages>(queryKey, (loaded) => loaded && withNewest(loaded, newest));
      return newest;
    },
    enabled: list.isSuccess && !list.isPlaceholderData,
    initialData: () => list.data?.pages[0],
    staleTime: lookAgainMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  return list;
}

export function useMessage(id: string) {
  return useQuery<WholeMessage>({
    queryKey: [`${path}/${id}`],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type Change = { method: 'POST' | 'PATCH'; to?: string; body?: object };

/** Refetches after success and after a conflict. */
export function useMessageChange(id: string) {
  return useMutation({
    mutationFn: ({ method, to = '', body }: Change) =>
      sendChange<WholeMessage>(method, `${path}/${id}${to}`, body),
    onSuccess: show,
    onError: showCurrent,
  });
}

type BulkChange = { action: BulkAction; all?: object; messages?: readonly object[] };

export function useBulkChange() {
  return useMutation({
    mutationFn: (change: BulkChange) => sendChange<BulkOutcome>('POST', `${path}/bulk`, change),
    onSettled: showAll,
  });
}

export function useBulkUndo() {
  return useMutation({
    mutationFn: (bulk: string) => sendChange<BulkUndone>('POST', `${path}/bulk/undo`, { bulk }),
    onSettled: showAll,
  });
}

async function showAll(): Promise<void> {
  await operatorClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path),
  });
}

type Outcome = { onStored: () => void; onFailed: (error: Error) => void };

/** Reports the outcome even after navigation: callbacks given to `mutate` would be dropped with the form. */
export function useMessageAddition(id: string, to: 'replies' | 'notes', { onStored, onFailed }: Outcome) {
  const mutationKey = [path, id, to];
  const isSending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (body: object) => sendChange<WholeMessage>('POST', `${path}/${id}/${to}`, body),
    onSuccess: (message) => {
      onStored();
      show(message);
    },
    onError: (error) => {
      showCurrent(error);
      onFailed(error);
    },
  });
  return { isSending, send: (body: object) => mutate(body) };
}

function showCurrent(error: Error): void {
  if (error instanceof ProblemError && error.current) show(error.current as WholeMessage);
}

function show(message: WholeMessage): void {
  operatorClient.setQueryData<WholeMessage>([`${path}/${message.id}`], (before) => ({
    ...before,
    ...message,
  }));
  void operatorClient.invalidateQueries({ queryKey: [path] });
}
