import { useState } from 'react';
import SecretForm from '#app/admin/accounts/secret-form.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { ApprovalRule } from '#app/admin/publishing/approval-rule.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import type { ListedOperator } from '#domain/api/operators.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { OperatorList } from './operator-list.tsx';
import { type MadeLink, useAccess, useSecondFactorRule } from './operator-queries.ts';

export default function Operators() {
  return (
    <AdminScreen screen="operators" may="manageAccess" texts={useWords(accountsWords).operators}>
      <Access />
    </AdminScreen>
  );
}

type Open =
  | { dialog: 'invite' }
  | { dialog: 'link'; made: Required<MadeLink> }
  | { dialog: 'manage'; operator: ListedOperator };

function Access() {
  const { words, notify } = useAdmin();
  const texts = useWords(accountsWords).operators;
  const access = useAccess();
  const [open, setOpen] = useState<Open | null>(null);
  if (access.isPending) return <p role="status">{words.common.loading}</p>;
  if (access.isError && !access.data) return <LoadFailed onRetry={() => void access.refetch()} />;
  const { operators, sendsMail, isSecondFactorRequired } = access.data;
  const close = () => setOpen(null);
  const invite = (
    <Button kind="primary" onClick={() => setOpen({ dialog: 'invite' })}>
      {texts.invite.button}
    </Button>
  );

  /** A link that was not mailed can be shown only once. */
  function finish({ name, link }: MadeLink, message: string) {
    if (link) return setOpen({ dialog: 'link', made: { name, link } });
    close();
    notify(message);
  }

  return (
    <div className="stack start operators">
      <OperatorList operators={operators} onManage={(operator) => setOpen({ dialog: 'manage', operator })} />
      {operators.length > 1 ? (
        invite
      ) : (
        <EmptyState {...texts.alone} example="operator">
          {invite}
        </EmptyState>
      )}
      <div className="stack">
        <SecondFactorRule isRequired={isSecondFactorRequired} />
        <ApprovalRule />
      </div>
      {open?.dialog === 'invite' && (
        <InviteDialog
          sendsMail={sendsMail}
          onClose={close}
          onDone={(made, email) => finish(made, fill(texts.invite.sent, { email }))}
        />
      )}
      {open?.dialog === 'link' && <LinkDialog made={open.made} onClose={close} />}
      {open?.dialog === 'manage' && (
        <ManageDialog operator={open.operator} sendsMail={sendsMail} onClose={close} onDone={finish} />
      )}
    </div>
  );
}

function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { words, notify } = useAdmin();
  const { password, rule: texts } = useWords(accountsWords).operators;
  const [isOpen, setIsOpen] = useState(false);
  const rule = useSecondFactorRule();
  const label = isRequired ? texts.lift : texts.make;
  return (
    <section className="card" aria-labelledby="rule-title">
      <h2 id="rule-title">
        {texts.title}{' '}
        <span className={isRequired ? 'badge active' : 'badge draft'}>
          {isRequired ? words.common.on : words.common.off}
        </span>
      </h2>
      <p>{isRequired ? texts.on : texts.off}</p>
      <div className="row">
        <Button onClick={() => setIsOpen(true)}>{label}</Button>
      </div>
      {isOpen && (
        <Modal title={texts.title} onClose={() => setIsOpen(false)}>
          <SecretForm
            field="password"
            text={isRequired ? texts.liftText : texts.makeText}
            texts={{ ...password, submit: label }}
            send={async (secret) => {
              await rule.mutateAsync({ isRequired: !isRequired, password: secret });
              setIsOpen(false);
              notify(isRequired ? texts.lifted : texts.made);
            }}
            onCancel={() => setIsOpen(false)}
          />
        </Modal>
      )}
    </section>
  );
}

function LinkDialog({ made, onClose }: { made: Required<MadeLink>; onClose: () => void }) {
  const texts = useWords(accountsWords).operators.link;
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid((await copyText(made.link)) ? texts.copied : texts.copyFailed);
  }

  return (
    <Modal title={fill(texts.title, made)} onClose={onClose}>
      <div className="group">
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
        <div className="row end">
          <Button onClick={copy}>{texts.copy}</Button>
          <Button kind="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
