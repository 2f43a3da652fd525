import { useInfiniteQuery, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { pagedList, pagePath } from '#app/admin/load-pages.ts';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import type { BulkOutcome, BulkUndone, MessagePage, WholeMessage } from '#domain/answers/message.ts';
import { type BulkAction, messageStatuses } from '#domain/inbox.ts';
import type { Folder } from './inbox-address.ts';
import { type LoadedPages, withNewest } from './newest-messages.ts';

const path = '/api/admin/messages';

const lookAgainMs = 20_000;

/** The query of a folder, for the API. */
export function folderQuery(folder: Folder, search: string): URLSearchParams {
  const query = new URLSearchParams();
  if (folder === 'bin') query.set('bin', '1');
  else if (folder === 'declarations') query.set('kind', 'declaration');
  else if (folder === 'unconfirmed') query.set('kind', 'unconfirmed');
  else if (folder !== 'inbox') query.set('status', folder);
  if (search) query.set('q', search);
  return query;
}

/** The same for the body of a bulk action. */
export function folderFilter(folder: Folder, search: string) {
  return {
    ...(folder === 'bin' ? { isBinned: true } : {}),
    ...(folder === 'declarations' ? { only: 'declaration' } : {}),
    ...(folder === 'unconfirmed' ? { only: 'unconfirmed' } : {}),
    ...(messageStatuses.some((status) => status === folder) ? { status: folder } : {}),
    ...(search ? { search } : {}),
  };
}

/** Where messages are to be had as a CSV file. */
export const messageExportPath: string = `${path}/export`;

/**
 * The messages of a folder, page by page. New ones appear by themselves: the first page, where they come, is looked at
 * again, and not those after it.
 */
export function useMessages(folder: Folder, search: string) {
  const queryKey = [path, folder, search];
  const list = useInfiniteQuery({
    queryKey,
    ...pagedList<MessagePage>(path, folderQuery(folder, search)),
    // The list on screen stays until the next one is there.
    placeholderData: (before) => before,
  });
  useQuery({
    queryKey: ['newest', ...queryKey],
    queryFn: async () => {
      const stateOf = () => operatorClient.getQueryState(queryKey);
      const before = stateOf()?.dataUpdatedAt;
      const newest = await fetchAnswer<MessagePage>(pagePath(path, folderQuery(folder, search)));
      // A list that was loaded meanwhile, after a change, knows better.
      if (stateOf()?.fetchStatus === 'idle' && stateOf()?.dataUpdatedAt === before)
        operatorClient.setQueryData<LoadedPages>(queryKey, (loaded) => loaded && withNewest(loaded, newest));
      return newest;
    },
    enabled: list.isSuccess && !list.isPlaceholderData,
    // The list has just brought it.
    initialData: () => list.data?.pages[0],
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  return list;
}

export function useMessage(id: string) {
  return useQuery<WholeMessage>({ queryKey: [`${path}/${id}`], staleTime: 0 });
}

type Change = { method: 'POST' | 'PATCH'; to?: string; body?: object };

/** Changes a message. Afterwards, and after a conflict, everything shows its current state. */
export function useMessageChange(id: string) {
  return useMutation({
    mutationFn: ({ method, to = '', body }: Change) =>
      sendChange<WholeMessage>(method, `${path}/${id}${to}`, body),
    onSuccess: show,
    onError: showCurrent,
  });
}

type BulkChange = { action: BulkAction; all?: object; messages?: readonly object[] };

/** Does one thing to many messages. Afterwards everything shows its current state. */
export function useBulkChange() {
  return useMutation({
    mutationFn: (change: BulkChange) => sendChange<BulkOutcome>('POST', `${path}/bulk`, change),
    onSettled: showAll,
  });
}

/** Takes back what was done to many messages. */
export function useBulkUndo() {
  return useMutation({
    mutationFn: (bulk: string) => sendChange<BulkUndone>('POST', `${path}/bulk/undo`, { bulk }),
    onSettled: showAll,
  });
}

/** The lists, and the message that is open. */
async function showAll(): Promise<void> {
  await operatorClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path),
  });
}

type Outcome = { onStored: () => void; onFailed: (error: Error) => void };

/**
 * Adds a reply or a note to a message. Its outcome is told wherever the operator has gone meanwhile: callbacks given to
 * `mutate` would be dropped with the form. Who comes back before it is known finds the form still sending.
 */
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
