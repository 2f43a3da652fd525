import type { InfiniteData } from '@tanstack/react-query';
import type { MessagePage } from '#domain/answers/message.ts';

export type LoadedPages = InfiniteData<MessagePage, string | number | null>;

/**
 * The loaded pages with what the first one holds now. The older messages stay: those it had, because the page after it
 * begins where it ended, and those of the pages after it.
 */
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
