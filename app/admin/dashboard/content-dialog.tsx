import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';

/** Manage Content changes nothing yet (spec 2 §2): it says so and lists the counted pages. */
export function ContentDialog({ onClose }: { onClose: () => void }) {
  const { words, contentPaths } = useAdmin();
  const texts = words.dashboard.content.dialog;
  return (
    <Modal title={texts.title} closeLabel={words.common.close} onClose={onClose}>
      <p>{texts.text}</p>
      <p className="label">{texts.list}</p>
      <ul className="content-paths small">
        {contentPaths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <div className="modal-acts">
        <button className="btn sm" type="button" data-autofocus onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </Modal>
  );
}
