import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/operator/operator-client.ts';
import { queryFunction, sendChange } from '#app/api-client.ts';
import type { ResponseStatus } from '#domain/inbox.ts';
import type { SurveySummary } from '#domain/survey-summary.ts';
import type { ListedResponse, ResponsePage } from './response-types.ts';

const path = '/api/admin/responses';

/** Where the responses are to be had as a CSV file. */
export function exportPath(query: URLSearchParams): string {
  return `${path}/export?${query}`;
}

export function useSummary(query: URLSearchParams) {
  return useQuery({
    queryKey: [path, 'summary', String(query)],
    queryFn: () => queryFunction()({ queryKey: [`${path}/summary?${query}`] }) as Promise<SurveySummary>,
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function useResponses(query: URLSearchParams) {
  return useInfiniteQuery({
    queryKey: [path, 'list', String(query)],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(query);
      if (pageParam) page.set('before', pageParam);
      return queryFunction()({ queryKey: [`${path}?${page}`] }) as Promise<ResponsePage>;
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** Counts a response, or keeps it apart. Afterwards, and after a conflict, everything shows its current state. */
export function useResponseMove() {
  return useMutation({
    mutationFn: ({ id, version, status }: ListedResponse & { status: ResponseStatus }) =>
      sendChange<ListedResponse>('PATCH', `${path}/${id}`, { version, status }),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}
