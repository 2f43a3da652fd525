import { useMutation } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentKey, lookAtContentAgain } from '#app/admin/content-state.ts';
import { useKnownDay } from '#app/admin/live/known-day.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/words/fill.ts';
import type { DraftAnswer } from '#domain/answers/content.ts';
import { plural } from '#domain/plural.ts';
import { useDraft } from './draft-context.ts';

export function DiscardDraft({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { words, language } = useAdmin();
  const { draft, common } = words;
  const { discard } = useDraft();
  const { changedContent: count } = useKnownDay();
  const discarding = useMutation(
    {
      mutationFn: async () => {
        if (count > 0) await sendChange<DraftAnswer>('POST', `${contentKey[0]}/draft/discard`, {});
      },
      onSuccess() {
        discard();
        void lookAtContentAgain();
        onClose();
      },
    },
    operatorClient,
  );
  const { isPending } = discarding;
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
