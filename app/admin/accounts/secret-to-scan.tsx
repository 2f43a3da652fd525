import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { copyText } from '#app/admin/copy-text.ts';
import type { NewSecret } from '#domain/api/session.ts';

/** On a phone, which cannot scan its own screen, the app is opened instead. */
export function SecretToScan({ secret: { secret, address, qrCode } }: { secret: NewSecret }) {
  const { words } = useAdmin();
  const texts = words.account.secondFactor;
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(secret)) ? words.common.copied : texts.copyFailed);
  }

  return (
    <div className="factor-secret">
      <p>{texts.scan}</p>
      <a className="btn sm factor-open" href={address}>
        {texts.openApp}
      </a>
      <img src={qrCode} alt={texts.qrAlt} width={192} height={192} />
      <dl>
        <dt className="small muted">{texts.key}</dt>
        {/* In groups of four for reading; apps ignore the spaces. */}
        <dd className="factor-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
      </dl>
      <div className="row">
        <button className="btn line sm" type="button" onClick={copy}>
          {texts.copyKey}
        </button>
        <span role="status" className="small muted">
          {said}
        </span>
      </div>
    </div>
  );
}
