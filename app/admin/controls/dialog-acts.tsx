import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from './button.tsx';
import { KeepOpen } from './modal.tsx';

type Props = {
  submit: string;
  cancel?: string;
  isSending: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
};

/** The dialog stays open while it sends, so that an error is shown inside it. */
export function DialogActs({ submit, cancel, isSending, isDangerous = false, onCancel }: Props) {
  const { common } = useAdmin().words;
  return (
    <div className="modal-acts">
      {isSending && <KeepOpen reason={common.working} />}
      <Button isDisabled={isSending} onClick={onCancel}>
        {cancel ?? common.cancel}
      </Button>
      <Button kind={isDangerous ? 'danger' : 'primary'} type="submit" isDisabled={isSending}>
        {isSending ? common.working : submit}
      </Button>
    </div>
  );
}
