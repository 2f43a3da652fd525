import { useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { sendChange } from '#app/api-client.ts';
import type { ReplyTemplates } from '#domain/api/inbox/reply-template.ts';

const path = '/api/admin/reply-templates';

export function useTemplates() {
  return useQuery<ReplyTemplates>({ queryKey: [path], staleTime: 60_000, refetchOnWindowFocus: true });
}

type Change = { method: 'POST' | 'PATCH' | 'DELETE'; to?: string; body?: object };

/** Every answer is the whole list. */
export function useTemplateChange() {
  return useMutation({
    mutationFn: async ({ method, to = '', body }: Change) =>
      await sendChange<ReplyTemplates>(method, path + to, body),
    onSuccess: (list) => operatorClient.setQueryData<ReplyTemplates>([path], list),
    // Somebody else may have changed or deleted it.
    onError: () => void operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}
