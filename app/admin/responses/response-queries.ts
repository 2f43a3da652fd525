import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { pagedList } from '#app/admin/load-pages.ts';
import { fetchAnswer, sendChange } from '#app/api-client.ts';
import type { ListedResponse, ResponsePage } from '#domain/api/response.ts';
import type { SurveySummary } from '#domain/responses/survey-summary.ts';

export const responsesPath = '/api/admin/responses';

export const responseExportPath: string = `${responsesPath}/export`;

export function useSummary(query: URLSearchParams) {
  return useQuery({
    queryKey: [responsesPath, 'summary', String(query)],
    queryFn: () => fetchAnswer<SurveySummary>(`${responsesPath}/summary?${query}`),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function useResponses(query: URLSearchParams) {
  return useInfiniteQuery({
    queryKey: [responsesPath, 'list', String(query)],
    ...pagedList<ResponsePage>(responsesPath, query),
    placeholderData: (before) => before,
  });
}

export function useResponse(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [responsesPath, 'one', id],
    queryFn: () => fetchAnswer<ListedResponse>(`${responsesPath}/${id}`),
    enabled: isWanted && id !== '',
    retry: false,
  });
}

export async function retryNotice(id: string, mailId: string): Promise<void> {
  try {
    await sendChange('POST', `${responsesPath}/${id}/mails/${mailId}/retry`);
  } finally {
    await operatorClient.invalidateQueries({ queryKey: [responsesPath, 'list'] });
  }
}
