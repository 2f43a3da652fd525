import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from './button.tsx';
import { KeepOpen, takeFocus } from './modal.tsx';

type Props = {
  /** Undefined if the dialog can only be left. */
  submit: string | undefined;
  cancel?: string;
  isSending?: boolean;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** For a dialog that is no form; its focus begins at the cancel button. */
  onSubmit?: () => void;
  onCancel: () => void;
};

/** The dialog stays open while it sends, so that an error is shown inside it. */
export function DialogActs({
  submit,
  cancel,
  isSending = false,
  isDangerous = false,
  isDisabled = false,
  onSubmit,
  onCancel,
}: Props) {
  const { common } = useAdmin().words;
  return (
    <div className="row end">
      {isSending && <KeepOpen reason={common.working} />}
      <Button isDisabled={isSending} onClick={onCancel} {...(onSubmit && { 'data-autofocus': true })}>
        {cancel ?? common.cancel}
      </Button>
      {submit !== undefined && (
        <Button
          kind={isDangerous ? 'danger' : 'primary'}
          type={onSubmit ? 'button' : 'submit'}
          isDisabled={isSending || isDisabled}
          onClick={onSubmit}
        >
          {isSending ? common.working : submit}
        </Button>
      )}
    </div>
  );
}

/** The end of a dialog that asks nothing; takes the focus. */
export function CloseAct({ label, onClose }: { label?: string; onClose: () => void }) {
  const { common } = useAdmin().words;
  return (
    <div className="row end">
      <Button kind="primary" data-autofocus ref={takeFocus} onClick={onClose}>
        {label ?? common.close}
      </Button>
    </div>
  );
}
