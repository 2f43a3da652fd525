import { fetchAnswer } from '#app/api-client.ts';

/** Where a page of a list begins; null for the first, and after the last. */
type Place = string | number | null;

/** Options for `useInfiniteQuery`: a list of the admin API, newest first, the next page from where the last one ended. */
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

/** Where the API has a page of a list. */
export function pagePath(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
