import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { keptNotes, keptReplies, saveDrafts } from '#app/admin/kept-drafts.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';

/** They belong to the reply now. */
export function forgetDraftFiles(messageId: string): void {
  const queryKey = keyOf(messageId);
  operatorClient.setQueryData<MessageDrafts>(queryKey, (drafts) => drafts && { ...drafts, files: [] });
  void operatorClient.invalidateQueries({ queryKey });
}

function keyOf(messageId: string) {
  return [`/api/admin/messages/${messageId}/drafts`];
}

/** Until it has loaded, nothing may be typed: it would replace what was typed elsewhere. */
export function useMessageDrafts(messageId: string) {
  const drafts = useQuery<MessageDrafts>({
    queryKey: keyOf(messageId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const { data } = drafts;

  useEffect(() => {
    if (!data) return;
    keptReplies.receive(messageId, data.reply, data.at);
    keptNotes.receive(messageId, data.note, data.at);
  }, [messageId, data]);

  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') void saveDrafts();
    };
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      void saveDrafts();
    };
  }, []);

  return drafts;
}
