import type { InfiniteData } from '@tanstack/react-query';
import type { MessagePage } from '#domain/api/inbox/message.ts';

export type LoadedPages = InfiniteData<MessagePage, string | number | null>;

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
