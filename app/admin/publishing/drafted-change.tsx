import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent, sendDraftPatch } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { momentText } from '#app/admin/moment.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { ContentField } from '#domain/api/content.ts';

type Draft = NonNullable<ContentField['draft']>;

/** Version and revision of the draft when the list was first shown; newer changes came after it. */
export type Seen = { readonly version: number; readonly revision: number };

export function isNewer({ revision }: Pick<Draft, 'revision'>, seen: Seen): boolean {
  return revision > seen.revision;
}

type Props = {
  /** Fields of one change, such as all of a new product. */
  drafts: readonly { readonly id: string; readonly draft: Draft }[];
  name: string;
  seen: Seen;
  isLocked: boolean;
  children?: ReactNode;
};

/** Shows author and time of a drafted change, and a button that takes it back. */
export function DraftedChange({ drafts, name, seen, isLocked, children }: Props) {
  const { words, language } = useAdmin();
  const texts = words.publish.content;
  const reverting = useMutation({
    async mutationFn() {
      const changes = drafts.map(({ id, draft: { revision } }) => ({
        id,
        revision,
        isDiscarded: true as const,
      }));
      const { conflicts } = await sendDraftPatch({ version: seen.version, changes });
      if (conflicts.length > 0) throw new Error('It has changed since it was read.');
    },
    onSettled: invalidateContent,
  });
  const [newest] = drafts.map(({ draft }) => draft).toSorted((one, other) => other.revision - one.revision);
  if (!newest) return null;
  return (
    <>
      <p className="caption muted">
        {isNewer(newest, seen) && <b className="badge active">{texts.newBadge}</b>}{' '}
        {newest.by.name ?? words.common.unknown}, {momentText(language, newest.at)}
      </p>
      <p className="change-acts">
        <Button
          kind="ghost"
          isDisabled={isLocked || reverting.isPending}
          aria-label={`${texts.revert}: ${name}`}
          onClick={() => reverting.mutate()}
        >
          {texts.revert}
        </Button>
        {children}
      </p>
      {reverting.isError && <FormProblem text={texts.revertFailed} />}
    </>
  );
}
