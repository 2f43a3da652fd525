import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useDraft } from '#app/admin/publishing/draft-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product } from '#domain/publishing/product.ts';

export function DeleteDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { words, notify, offerings } = useAdmin();
  const { deleteProduct } = useDraft();
  const { name } = product;
  const texts = words.productDelete;
  const offering = offerings.find(({ id }) => id === product.offering)?.name;

  function remove() {
    onClose();
    deleteProduct(product.id);
    notify(fill(texts.deletedToast, { name }));
    // The button that opened the dialog is gone with its row.
    requestAnimationFrame(() => document.getElementById('admin-heading')?.focus());
  }

  return (
    <Modal title={fill(texts.title, { name })} closeLabel={words.common.close} onClose={onClose}>
      <p>{texts.confirm}</p>
      <p className="small muted">
        {texts.note} {offering && fill(texts.noteLinked, { offering })}
      </p>
      <div className="modal-acts">
        <button className="btn line sm" type="button" data-autofocus onClick={onClose}>
          {texts.cancel}
        </button>
        <button className="btn danger sm" type="button" onClick={remove}>
          {texts.delete}
        </button>
      </div>
    </Modal>
  );
}
