import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import type { ListedOperator } from '#domain/api/operators.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { OperatorGate } from './operator-gate.tsx';
import { OperatorList } from './operator-list.tsx';
import { type MadeLink, useAccess } from './operator-queries.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

export default function Operators() {
  return (
    <AdminScreen screen="operators">
      <OperatorGate may="manageAccess">
        <Access />
      </OperatorGate>
    </AdminScreen>
  );
}

type Open =
  | { dialog: 'invite' }
  | { dialog: 'link'; made: Required<MadeLink> }
  | { dialog: 'manage'; operator: ListedOperator };

function Access() {
  const { words, notify } = useAdmin();
  const texts = words.operators;
  const access = useAccess();
  const [open, setOpen] = useState<Open | null>(null);
  if (access.isPending) return <p role="status">{words.common.loading}</p>;
  if (access.isError && !access.data) return <LoadFailed onRetry={() => void access.refetch()} />;
  const { operators, sendsMail, isSecondFactorRequired } = access.data;
  const close = () => setOpen(null);
  const invite = (
    <button className="btn sm" type="button" onClick={() => setOpen({ dialog: 'invite' })}>
      {texts.invite.button}
    </button>
  );

  /** A link that was not mailed can be shown only once. */
  function finish({ name, link }: MadeLink, message: string) {
    if (link) return setOpen({ dialog: 'link', made: { name, link } });
    close();
    notify(message);
  }

  return (
    <div className="operators">
      <OperatorList operators={operators} onManage={(operator) => setOpen({ dialog: 'manage', operator })} />
      {operators.length > 1 ? (
        invite
      ) : (
        <EmptyState {...texts.alone} example="operator">
          {invite}
        </EmptyState>
      )}
      <SecondFactorRule isRequired={isSecondFactorRequired} />
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
