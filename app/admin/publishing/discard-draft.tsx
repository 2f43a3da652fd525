import { useAdmin } from '#app/admin/admin-context.ts';
import { useDraft } from './draft-context.ts';

export function DiscardDraft({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { draft, common } = useAdmin().words;
  const { discard } = useDraft();
  return (
    <>
      <p>{draft.discardConfirm}</p>
      <div className="modal-acts">
        <button className="btn line sm" type="button" data-autofocus onClick={onBack}>
          {common.cancel}
        </button>
        <button
          className="btn danger sm"
          type="button"
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {draft.discard}
        </button>
      </div>
    </>
  );
}
