import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { type Kept, noteDraft, replyDraft, saveDrafts } from '#app/admin/kept-drafts.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import { fill } from '#domain/publishing/placeholders.ts';

function keyOf(messageId: string) {
  return [`/api/admin/messages/${messageId}/drafts`];
}

/** Until they have loaded, nothing may be typed: it would replace what was typed elsewhere. */
export function useMessageDrafts(messageId: string): UseQueryResult<MessageDrafts> {
  const query = useQuery<MessageDrafts>({
    queryKey: keyOf(messageId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;

  useEffect(() => {
    if (!data) return;
    replyDraft(messageId).receive(data.reply, data.at);
    noteDraft(messageId).receive(data.note, data.at);
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

  return query;
}

export async function reloadDrafts(messageId: string): Promise<void> {
  await operatorClient.invalidateQueries({ queryKey: keyOf(messageId) });
}

/** Draft and files belong to the reply now. */
export function forgetSentDraft(messageId: string): void {
  operatorClient.setQueryData<MessageDrafts>(
    keyOf(messageId),
    (drafts) => drafts && { ...drafts, reply: null, files: [] },
  );
  void reloadDrafts(messageId);
}

type Props = { kind: DraftKind; kept: Kept<unknown> | undefined; drafts: MessageDrafts };

/** Where the text is by now, and who else is writing. */
export function DraftState({ kind, kept, drafts }: Props) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.drafts;
  const others = drafts.others.filter((other) => other.kind === kind);
  return (
    <>
      {others.map(({ author, savedAt }) => (
        <Note key={author.id} icon={null}>
          {fill(texts[kind].other, { operator: author.name, time: momentText(language, savedAt) })}
        </Note>
      ))}
      {kept && <p className="caption muted draft-state">{state(kept)}</p>}
    </>
  );

  function state({ savedAt, isRefused }: Kept<unknown>): string {
    if (savedAt !== null) return fill(texts.saved, { time: momentText(language, savedAt) });
    return isRefused ? texts.here : texts.saving;
  }
}
