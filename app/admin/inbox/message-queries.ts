import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useOperators } from '#app/admin/accounts/operators/operator-queries.ts';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { pagedList, pagePath } from '#app/admin/load-pages.ts';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type {
  BulkOutcome,
  BulkUndone,
  MessagePage,
  MessageTags,
  WholeMessage,
} from '#domain/api/inbox/message.ts';
import type { BulkAct } from '#domain/inbox/inbox.ts';

const path = '/api/admin/messages';

export const messageExportPath: string = `${path}/export`;

/** Events refresh the first page only, where new messages appear. */
export function useMessages(query: URLSearchParams) {
  const queryKey = [path, String(query)];
  const list = useInfiniteQuery({
    queryKey,
    ...pagedList<MessagePage>(path, query),
    // Keep the list until the next one has loaded.
    placeholderData: (before) => before,
  });
  useQuery({
    queryKey: ['newest', ...queryKey],
    queryFn: async () => {
      const stateOf = () => operatorClient.getQueryState(queryKey);
      const before = stateOf()?.dataUpdatedAt;
      const newest = await fetchAnswer<MessagePage>(pagePath(path, query));
      // A list reloaded meanwhile, after a change, is newer.
      if (stateOf()?.fetchStatus === 'idle' && stateOf()?.dataUpdatedAt === before)
        operatorClient.setQueryData<LoadedPages>(queryKey, (loaded) => loaded && withNewest(loaded, newest));
      return newest;
    },
    enabled: list.isSuccess && !list.isPlaceholderData,
    initialData: () => list.data?.pages[0],
    staleTime: 20_000,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  return list;
}

type LoadedPages = InfiniteData<MessagePage, string | number | null>;

/** Older messages stay, because the second page begins where the old first page ended. */
export function withNewest({ pages, pageParams }: LoadedPages, newest: MessagePage): LoadedPages {
  const { next } = newest;
  if (next === null) return { pages: [newest], pageParams: [null] };
  const [first, ...rest] = pages.map((page) => ({
    ...page,
    messages: page.messages.filter(({ id }) => id < next),
  }));
  if (!first || (first.messages.length === 0 && rest.length === 0))
    return { pages: [newest], pageParams: [null] };
  const merged = { ...newest, messages: [...newest.messages, ...first.messages], next: first.next };
  return { pages: [merged, ...rest], pageParams };
}

export function useMessage(id: string) {
  return useQuery<WholeMessage>({
    queryKey: [`${path}/${id}`],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Changes one message: `to` begins with its id. Shows its new state, after a conflict the current one. */
export async function changeMessage(
  method: 'POST' | 'PATCH',
  to: string,
  body?: object,
): Promise<WholeMessage> {
  try {
    const message = await sendChange<WholeMessage>(method, `${path}/${to}`, body);
    show(message);
    return message;
  } catch (error) {
    if (error instanceof ProblemError && error.current) show(error.current as WholeMessage);
    throw error;
  }
}

function show(message: WholeMessage): void {
  operatorClient.setQueryData<WholeMessage>([`${path}/${message.id}`], (before) => ({
    ...before,
    ...message,
  }));
  void operatorClient.invalidateQueries({ queryKey: [path] });
  void operatorClient.invalidateQueries({ queryKey: [`${path}/tags`] });
}

/** All that are in use. */
export function useMessageTags(): readonly string[] {
  return useQuery<MessageTags>({ queryKey: [`${path}/tags`] }).data?.tags ?? [];
}

/** Operators who may work in the inbox. */
export function useInboxTeam() {
  return useOperators().data?.operators.filter(({ role }) => mayDo(role, 'workInbox'));
}

type BulkChange = BulkAct & { all?: object; messages?: readonly object[] };

/** Ends when what is on screen has been loaded again. */
export function changeMessages(change: BulkChange): Promise<BulkOutcome> {
  return sendToAll('bulk', change);
}

export function undoBulk(bulk: string): Promise<BulkUndone> {
  return sendToAll('bulk/undo', { bulk });
}

async function sendToAll<Answer>(to: string, body: object): Promise<Answer> {
  try {
    return await sendChange<Answer>('POST', `${path}/${to}`, body);
  } finally {
    await operatorClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path),
    });
  }
}
