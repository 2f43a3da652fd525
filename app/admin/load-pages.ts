import { fetchAnswer } from '#app/api-client.ts';

/** Null for the first page, and after the last. */
type Place = string | number | null;

/** Options for `useInfiniteQuery`, newest first. */
export function pagedList<Page extends { readonly next: Place }>(
  path: string,
  query: URLSearchParams = new URLSearchParams(),
) {
  return {
    initialPageParam: null as Place,
    queryFn: ({ pageParam }: { pageParam: Place }) => {
      const page = new URLSearchParams(query);
      if (pageParam !== null) page.set('before', String(pageParam));
      return fetchAnswer<Page>(pagePath(path, page));
    },
    getNextPageParam: ({ next }: Page): Place => next,
    staleTime: 0,
  };
}

export function pagePath(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
