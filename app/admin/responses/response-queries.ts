import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { pagedList } from '#app/admin/load-pages.ts';
import { fetchAnswer, sendChange } from '#app/api-client.ts';
import type { ListedResponse, MessageOfResponse, ResponsePage } from '#domain/api/response.ts';
import type { ResponseChange } from '#domain/inbox/inbox.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';

const path = '/api/admin/responses';

export const responseExportPath: string = `${path}/export`;

export function useSummary(query: URLSearchParams) {
  return useQuery({
    queryKey: [path, 'summary', String(query)],
    queryFn: () => fetchAnswer<SurveySummary>(`${path}/summary?${query}`),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function useResponses(query: URLSearchParams) {
  return useInfiniteQuery({
    queryKey: [path, 'list', String(query)],
    ...pagedList<ResponsePage>(path, query),
    placeholderData: (before) => before,
  });
}

export function useResponse(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [path, 'one', id],
    queryFn: () => fetchAnswer<ListedResponse>(`${path}/${id}`),
    enabled: isWanted && id !== '',
    retry: false,
  });
}

/** Refetches after success and after a conflict. */
export function useResponseChange() {
  return useMutation({
    mutationFn: ({ id, ...change }: { id: string; version: number } & ResponseChange) =>
      sendChange<ListedResponse>('PATCH', `${path}/${id}`, change),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}

export function useNoticeRetry(id: string) {
  return useMutation({
    mutationFn: (mailId: string) => sendChange<ListedResponse>('POST', `${path}/${id}/mails/${mailId}/retry`),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: [path, 'list'] }),
  });
}

/** The response becomes a message, which is answered like any other. */
export function useMessageOf(id: string) {
  return useMutation({
    mutationFn: () => sendChange<MessageOfResponse>('POST', `${path}/${id}/message`),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: ['/api/admin/messages'] }),
  });
}
