import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import SecretForm from '#app/admin/accounts/secret-form.tsx';
import { secondFactorKey, sessionKey } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { KeepOpen, Modal } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import type { NewRecoveryCodes, NewSecret } from '#domain/api/session.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { sessionsKey } from './session-list.tsx';

export type FactorAction = 'enable' | 'renew' | 'disable';

const places = { enable: '', renew: '/recovery-codes', disable: '/disable' } as const;

export default function SecondFactorDialog({
  action,
  onClose,
}: {
  action: FactorAction;
  onClose: () => void;
}) {
  const { notify } = useAdmin();
  const texts = useWords(accountsWords).account.secondFactor;
  const begin = useStep<Partial<NewSecret & NewRecoveryCodes> | undefined>(places[action]);
  const confirm = useStep<NewRecoveryCodes>('/confirm');
  const [secret, setSecret] = useState<NewSecret>();
  const [endsOthers, setEndsOthers] = useState(true);
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes)
    return (
      <Modal key="codes" title={texts.codes.title} onClose={onClose}>
        <RecoveryCodes codes={codes} onClose={onClose} />
      </Modal>
    );

  if (secret)
    return (
      <Modal key="scan" title={texts.enable.title} onClose={onClose}>
        <SecretToScan secret={secret} />
        <SecretForm
          field="code"
          texts={{ label: texts.confirm, wrong: texts.codeWrong, submit: texts.activate }}
          send={async (code) => {
            try {
              setCodes((await confirm.runAsync({ code, endOtherSessions: endsOthers })).recoveryCodes);
              notify(texts.enabled);
            } catch (error) {
              if (!(error instanceof ProblemError) || error.code !== 'totpNotBegun') throw error;
              setSecret(undefined);
              notify(texts.ended);
            }
          }}
          onCancel={onClose}
          after={
            <label className="check">
              <input type="checkbox" checked={endsOthers} onChange={() => setEndsOthers(!endsOthers)} />
              {texts.endOthers}
            </label>
          }
        />
      </Modal>
    );

  return (
    <Modal key="password" title={texts[action].title} onClose={onClose}>
      <SecretForm
        field="password"
        text={texts[action].text}
        texts={{ label: texts.password, wrong: texts.passwordWrong, submit: texts[action].submit }}
        isDangerous={action === 'disable'}
        send={async (password) => {
          const answer = await begin.runAsync({ password });
          if (answer?.recoveryCodes) return setCodes(answer.recoveryCodes);
          if (answer?.secret) return setSecret(answer as NewSecret);
          onClose();
          notify(texts.disabled);
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

/** '' returns a new secret; '/confirm' takes a code, all other steps the password. */
function useStep<Answer>(step: '/confirm' | (typeof places)[FactorAction]) {
  return useAct({
    send: (body: { password: string } | { code: string; endOtherSessions: boolean }) =>
      sendChange<Answer>('POST', `${secondFactorKey[0]}${step}`, body),
    // Permissions may depend on the second factor, and sessions may have ended.
    refetch: [secondFactorKey, sessionsKey, sessionKey],
  });
}

/** On a phone, which cannot scan its own screen, the app is opened instead. */
function SecretToScan({ secret: { secret, address, qrCode } }: { secret: NewSecret }) {
  const { words } = useAdmin();
  const texts = useWords(accountsWords).account.secondFactor;
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(secret)) ? words.common.copied : texts.copyFailed);
  }

  return (
    <div className="group start factor-secret">
      <p>{texts.scan}</p>
      <a className="btn sm factor-open" href={address}>
        {texts.openApp}
      </a>
      <img src={qrCode} alt={texts.qrAlt} width={192} height={192} />
      <dl>
        <dt className="small muted">{texts.key}</dt>
        {/* In groups of four for reading; apps ignore the spaces. */}
        <dd className="factor-key">
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <div className="row">
        <Button onClick={copy}>{texts.copyKey}</Button>
        <span role="status" className="small muted">
          {said}
        </span>
      </div>
    </div>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { words, brand } = useAdmin();
  const { email } = useOperator();
  const texts = useWords(accountsWords).account.secondFactor.codes;
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
      <KeepOpen reason={texts.text} />
      <p>{texts.text}</p>
      <ol className="box columns even recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status" className="small muted">
        {said}
      </p>
      <div className="row end">
        <Button onClick={copy}>{texts.copy}</Button>
        <Button data-autofocus onClick={download}>
          {texts.download}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}
