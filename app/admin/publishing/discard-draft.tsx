import { useMutation } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent, sendDraftPatch, useDraftState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';

export function DiscardDraft({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { words, language, notify } = useAdmin();
  const { draft, common } = words;
  const { discard, isOfTeam } = useProducts();
  const content = useDraftState(isOfTeam);
  const drafted =
    content.data?.fields.flatMap(({ id, draft: said }) =>
      said ? [{ id, revision: said.revision, isDiscarded: true as const }] : [],
    ) ?? [];
  const count = drafted.filter(({ id }) => !isProductField(id)).length;
  const discarding = useMutation(
    {
      mutationFn: async () => {
        if (!content.data || drafted.length === 0) return 0;
        return (await sendDraftPatch({ version: content.data.version, changes: drafted })).conflicts.length;
      },
      onSuccess(kept) {
        if (!isOfTeam) discard();
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
        <Button data-autofocus onClick={onBack}>
          {common.cancel}
        </Button>
        <Button kind="danger" isDisabled={isPending} onClick={() => discarding.mutate()}>
          {isPending ? common.working : draft.discard}
        </Button>
      </div>
    </>
  );
}
