import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useOperator } from './operator-gate.tsx';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { words, brand } = useAdmin();
  const { email } = useOperator();
  const texts = words.account.secondFactor.codes;
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(codes.join('\n'))) ? words.common.copied : texts.copyFailed);
  }

  function download() {
    const head = fill(texts.fileHead, { brand, email });
    saveFile('recovery-codes.txt', 'text/plain;charset=utf-8', [head, '', ...codes, ''].join('\r\n'));
  }

  return (
    <>
      <p>{texts.text}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status" className="small muted">
        {said}
      </p>
      <div className="modal-acts">
        <button className="btn line sm" type="button" onClick={copy}>
          {texts.copy}
        </button>
        <button className="btn line sm" type="button" data-autofocus onClick={download}>
          {texts.download}
        </button>
        <button className="btn sm" type="button" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </>
  );
}
