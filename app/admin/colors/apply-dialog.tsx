import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  name: string;
  isPreviewed: boolean;
  onClose: () => void;
};

export function ApplyDialog({ name, isPreviewed, onClose }: Props) {
  const { words } = useAdmin();
  const texts = words.colors;
  return (
    <Modal title={texts.apply} closeLabel={words.common.close} onClose={onClose}>
      <p>{fill(texts.applyAlert, { name })}</p>
      {isPreviewed && <p>{texts.applyPreview}</p>}
      <div className="modal-acts">
        <button className="btn sm" type="button" data-autofocus onClick={onClose}>
          {texts.applyOk}
        </button>
      </div>
    </Modal>
  );
}
