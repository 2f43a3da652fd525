import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { VersionDifference } from './version-difference.tsx';

type Props = { title: string; from: number; to: number; onClose: () => void };

export function CompareDialog({ title, from, to, onClose }: Props) {
  const { common } = useAdmin().words;
  return (
    <Modal title={title} closeLabel={common.close} onClose={onClose}>
      <VersionDifference from={from} to={to} />
      <div className="modal-acts">
        <button className="btn sm" type="button" data-autofocus onClick={onClose}>
          {common.close}
        </button>
      </div>
    </Modal>
  );
}
