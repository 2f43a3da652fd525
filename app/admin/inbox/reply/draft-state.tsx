import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Kept } from './draft-keeper.ts';

type Props = { kind: DraftKind; kept: Kept<unknown> | undefined; drafts: MessageDrafts | undefined };

/** Where the text is by now, and who else is writing. */
export function DraftState({ kind, kept, drafts }: Props) {
  const { words, language } = useAdmin();
  const texts = words.messages.drafts;
  const others = drafts?.others.filter((other) => other.kind === kind) ?? [];
  return (
    <>
      {others.map(({ author, savedAt }) => (
        <p key={author.id} className="note">
          {fill(texts[kind].other, { operator: author.name, time: momentText(language, savedAt) })}
        </p>
      ))}
      {kept && <p className="caption muted draft-state">{state(kept)}</p>}
    </>
  );

  function state({ savedAt, isRefused }: Kept<unknown>): string {
    if (savedAt !== null) return fill(texts.saved, { time: momentText(language, savedAt) });
    return isRefused ? texts.here : texts.saving;
  }
}
