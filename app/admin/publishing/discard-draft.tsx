import { useMutation } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent, sendDraftPatch, useContentState } from '#app/admin/content-state.ts';
import { useBadgeCounts } from '#app/admin/refresh/badge-counts.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useDraft } from './draft-context.ts';

export function DiscardDraft({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { words, language, notify } = useAdmin();
  const { draft, common } = words;
  const { discard } = useDraft();
  const { changedContent } = useBadgeCounts();
  const content = useContentState(changedContent > 0);
  const drafted =
    content.data?.fields.flatMap(({ id, draft: said }) =>
      said ? [{ id, revision: said.revision, isDiscarded: true as const }] : [],
    ) ?? [];
  const count = drafted.length;
  const discarding = useMutation(
    {
      mutationFn: async () => {
        if (!content.data || count === 0) return 0;
        return (await sendDraftPatch({ version: content.data.version, changes: drafted })).conflicts.length;
      },
      onSuccess(kept) {
        discard();
        if (kept > 0) notify(fill(plural(draft, 'discardKept', kept, language), { count: kept }));
        void invalidateContent();
        onClose();
      },
    },
    operatorClient,
  );
  const isPending = discarding.isPending || content.isFetching;
  return (
    <>
      <p>{draft.discardConfirm}</p>
      {count > 0 && <p>{fill(plural(draft, 'discardContent', count, language), { count })}</p>}
      <FormProblem text={discarding.isError ? draft.discardFailed : undefined} />
      <div className="modal-acts">
        <button className="btn line sm" type="button" data-autofocus onClick={onBack}>
          {common.cancel}
        </button>
        <button
          className="btn danger sm"
          type="button"
          aria-disabled={isPending}
          onClick={() => isPending || discarding.mutate()}
        >
          {isPending ? common.working : draft.discard}
        </button>
      </div>
    </>
  );
}
