import { useAdmin } from '#app/admin/admin-context.ts';
import { KeepOpen } from './modal.tsx';

type Props = { submit: string; isSending: boolean; isDangerous?: boolean; onCancel: () => void };

/** The dialog stays open while it sends, so that an error is shown inside it. */
export function DialogActs({ submit, isSending, isDangerous = false, onCancel }: Props) {
  const { common } = useAdmin().words;
  return (
    <div className="modal-acts">
      {isSending && <KeepOpen reason={common.working} />}
      <button
        className="btn line sm"
        type="button"
        aria-disabled={isSending}
        onClick={() => isSending || onCancel()}
      >
        {common.cancel}
      </button>
      <button className={isDangerous ? 'btn danger sm' : 'btn sm'} type="submit" aria-disabled={isSending}>
        {isSending ? common.working : submit}
      </button>
    </div>
  );
}
