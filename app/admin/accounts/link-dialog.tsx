import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { MadeLink } from './operator-queries.ts';

export function LinkDialog({ made, onClose }: { made: Required<MadeLink>; onClose: () => void }) {
  const { words } = useAdmin();
  const texts = words.operators.link;
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(made.link)) ? texts.copied : texts.copyFailed);
  }

  return (
    <Modal title={fill(texts.title, made)} closeLabel={words.common.close} onClose={onClose}>
      <div className="product-form">
        <p>{texts.text}</p>
        <label className="field">
          {texts.label}
          <input
            className="input"
            readOnly
            value={made.link}
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p role="status" className="small muted">
          {said}
        </p>
        <div className="modal-acts">
          <button className="btn line sm" type="button" onClick={copy}>
            {texts.copy}
          </button>
          <button className="btn sm" type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
